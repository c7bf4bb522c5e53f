import { hasEvery, highlightParts, searchedStems } from './highlight.ts';

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

it.each([
  ['Perché i badge sono notarizzati?', 'PERCHE', true],
  ['Perché i badge sono notarizzati?', 'notarizzato badge', true],
  ['Quanto costa l’esame?', "l'esame", true],
  ['Quanto costa l’esame?', 'esame gratis', false],
  // Words are found by their beginning.
  ['Quanto costa l’esame?', 'same', false],
  ['Quanto costa l’esame?', ' ', true],
])('whether "%s" has every word of "%s": %p', (text, searched, isFound) => {
  expect(hasEvery(searchedStems(searched), text)).toBe(isFound);
});
