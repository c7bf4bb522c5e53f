import { highlightParts } from './highlight.ts';

const marked = (text: string, searched: string) =>
  highlightParts(text, searched)
    .filter(({ isMatch }) => isMatch)
    .map((part) => part.text);

it.each([
  ['Sicurezza in ufficio', 'uff', ['ufficio']],
  ['Sanità e assistenza', 'SANITA', ['Sanità']],
  ['Impianti elettrici civili', 'impianto elettrico', ['Impianti', 'elettrici']],
  ['Excel per chi lavora', '', []],
  ['Excel per chi lavora', 'a', []],
  ['CEI 64-8', '64-8', ['64']],
])('in "%s" the search "%s" marks %j', (text, searched, words) => {
  expect(marked(text, searched)).toEqual(words);
});

it('the parts give the text back, whatever is in it', () => {
  const text = 'Corso <b>uno</b> & "due"';
  expect(
    highlightParts(text, 'b uno <b>')
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
