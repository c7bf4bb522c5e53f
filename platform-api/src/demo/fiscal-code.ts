const months = 'ABCDEHLMPRST';
const odd: Record<string, number> = Object.fromEntries(
  Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (character, place) => [
    character,
    [
      1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6,
      8, 12, 14, 16, 10, 22, 25, 24, 23,
    ][place] as number,
  ]),
);

/** The code that such a person would have, check character included. */
export function fiscalCodeOf(person: {
  name: string;
  surname: string;
  gender: 'F' | 'M';
  /** `YYYY-MM-DD` */
  birthDate: string;
  /** Land registry code of the place of birth. */
  placeCode: string;
}): string {
  const [year = '', month = '', day = ''] = person.birthDate.split('-');
  const code = [
    threeOf(person.surname, false),
    threeOf(person.name, true),
    year.slice(2),
    months[Number(month) - 1],
    String(Number(day) + (person.gender === 'F' ? 40 : 0)).padStart(2, '0'),
    person.placeCode,
  ].join('');
  const sum = Array.from(code).reduce(
    (total, character, place) =>
      total + (place % 2 === 0 ? (odd[character] ?? 0) : evenValue(character)),
    0,
  );
  return code + String.fromCharCode(65 + (sum % 26));
}

const evenValue = (character: string): number =>
  /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;

/** Consonants, then vowels; a given name with four consonants leaves out the second. */
function threeOf(name: string, isGiven: boolean): string {
  const letters = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  const consonants = letters.replace(/[AEIOU]/g, '');
  const vowels = letters.replace(/[^AEIOU]/g, '');
  const chosen =
    isGiven && consonants.length > 3 ? consonants[0] + consonants.slice(2) : consonants;
  return (chosen + vowels + 'XXX').slice(0, 3);
}
