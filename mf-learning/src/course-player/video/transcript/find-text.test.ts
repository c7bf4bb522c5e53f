import { findText } from './find-text.ts';

const marked = (text: string, wanted: string) =>
  findText(text, wanted)
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('');

it.each([
  ['Perché il rischio c’è', 'perche', '[Perché] il rischio c’è'],
  ['Perche\u0301 il rischio', 'PERCHÉ', '[Perche]\u0301 il rischio'],
  ['uno due uno', 'uno', '[uno] due [uno]'],
  ['aaa', 'aa', '[aa]a'],
  ['Il DPI 🦺 giusto', 'giusto', 'Il DPI 🦺 [giusto]'],
  ['Niente', 'altro', 'Niente'],
  ['Niente', '  ', 'Niente'],
  ['', 'a', ''],
])('%j is looked through for %j', (text, wanted, expected) => {
  expect(marked(text, wanted)).toBe(expected);
});
