import { render } from '@testing-library/react';
import { richText } from './rich-text.tsx';

const htmlOf = (text: string) =>
  render(<div>{richText(text)}</div>).container.firstElementChild?.innerHTML;

it.each([
  [
    '<p>Uno</p><ul><li>due</li><li><strong>tre</strong></li></ul>',
    '<p>Uno</p><ul><li>due</li><li><strong>tre</strong></li></ul>',
  ],
  ['a &lt; b &amp; c &#8217; d', 'a &lt; b &amp; c ’ d'],
  ['<p onclick="alert(1)" style="color:red">x</p>', '<p>x</p>'],
  ['<script>alert(1)</script>ciao<img src=x onerror=alert(1)>', 'ciao'],
  ['<a href="javascript:alert(1)">vai</a>', 'vai'],
  ['<p>aperto <em>due', '<p>aperto <em>due</em></p>'],
  ['</p>sciolto <', 'sciolto &lt;'],
  ['<ul><li>uno<li>due</ul>fine', '<ul><li>uno</li><li>due</li></ul>fine'],
])('of %s only known tags without attributes are left', (text, html) => {
  expect(htmlOf(text)).toBe(html);
});
