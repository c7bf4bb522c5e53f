import { isPageQuiet, pageTurned, watchTouches } from './quiet-page.ts';

const show = (html: string) => {
  document.body.innerHTML = html;
};
afterEach(() => show(''));

test.each([
  ['a page alone', '<main></main>', true],
  ['a dialog', '<dialog open></dialog>', false],
  ['a dialog that is closed', '<dialog></dialog>', true],
  ['a calendar', '<div role="dialog"></div>', false],
  ['the splash', '<div data-asks-nothing=""><dialog open></dialog></div>', true],
  [
    'a dialog beside the splash',
    '<div data-asks-nothing=""><dialog open></dialog></div><dialog open></dialog>',
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
