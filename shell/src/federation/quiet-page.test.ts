import { isPageQuiet, pageTurned, watchTouches } from './quiet-page.ts';

const show = (html: string) => {
  document.body.innerHTML = html;
};
afterEach(() => show(''));

test.each([
  ['a page alone', '<main></main>', true],
  ['a dialog', '<div role="dialog"></div>', false],
  ['a confirmation', '<div role="alertdialog"></div>', false],
  ['a dialog that is closed', '<div aria-hidden="true"><div role="dialog"></div></div>', true],
  ['the splash', '<div role="dialog"><p data-asks-nothing=""></p></div>', true],
  [
    'a dialog beside the splash',
    '<div role="dialog"><p data-asks-nothing=""></p></div><div role="dialog"></div>',
    false,
  ],
  ['a video that stands still', '<video></video>', true],
])('%s is quiet or not (%#)', (_, html, expected) => {
  show(html);
  expect(isPageQuiet()).toBe(expected);
});

test('what was typed counts until the page is turned', () => {
  show('<input>');
  const stop = watchTouches();
  pageTurned('/a');
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(isPageQuiet()).toBe(false);
  pageTurned('/a');
  expect(isPageQuiet()).toBe(false);
  pageTurned('/b');
  expect(isPageQuiet()).toBe(true);
  stop();
});
