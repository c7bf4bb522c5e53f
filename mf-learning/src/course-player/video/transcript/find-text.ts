/** Without accents and capitals, one character for each: places in it are places in the text. */
const folded = (text: string): string[] =>
  Array.from(
    text,
    (character) =>
      character.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()[0] ?? character,
  );

export type TextPart = { text: string; isFound: boolean };

/** The text in parts, those that say what is looked for marked; accents and capitals do not matter. */
export function findText(text: string, wanted: string): TextPart[] {
  const characters = Array.from(text);
  const within = folded(text);
  const needle = folded(wanted.trim());
  const parts: TextPart[] = [];
  let from = 0;
  const add = (to: number, isFound: boolean) => {
    if (to > from) parts.push({ text: characters.slice(from, to).join(''), isFound });
    from = to;
  };
  if (needle.length > 0) {
    for (let at = 0; at + needle.length <= within.length; at += 1) {
      if (at < from || !needle.every((character, place) => within[at + place] === character)) {
        continue;
      }
      add(at, false);
      add(at + needle.length, true);
    }
  }
  add(characters.length, false);
  return parts;
}
