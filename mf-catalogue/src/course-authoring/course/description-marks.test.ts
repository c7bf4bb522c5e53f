import { htmlOfMarks, marksOfHtml } from './description-marks.ts';

it.each([
  ['', ''],
  ['Una riga.', '<p>Una riga.</p>'],
  ['Una riga\nun’altra', '<p>Una riga<br>un’altra</p>'],
  ['Primo.\n\nSecondo.', '<p>Primo.</p><p>Secondo.</p>'],
  ['- uno\n- due', '<ul><li>uno</li><li>due</li></ul>'],
  ['1. uno\n2. due', '<ol><li>uno</li><li>due</li></ol>'],
  ['### Che cosa impari', '<h3>Che cosa impari</h3>'],
  ['**Grassetto** e *corsivo*', '<p><strong>Grassetto</strong> e <em>corsivo</em></p>'],
  ['2 < 3 & 4 > 1', '<p>2 &lt; 3 &amp; 4 &gt; 1</p>'],
])('%j is stored as %j, and read back', (text, html) => {
  expect(htmlOfMarks(text)).toBe(html);
  expect(marksOfHtml(html)).toBe(text);
});

it('markup that an author types is text, also when it was stored by other means', () => {
  expect(htmlOfMarks('<script>alert(1)</script>')).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
  expect(marksOfHtml('<p onclick="x">Uno <b>due</b></p>solo')).toBe('Uno **due**\n\nsolo');
});
