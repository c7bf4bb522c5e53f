/** As people write it: spaces around, any case. */
export const normaliseFiscalCode = (code: string): string => code.trim().toUpperCase();

// In a code that collides with another one, letters replace digits (omocodia, E34).
const DIGIT = '[0-9LMNPQRSTUV]';
const PERSON = new RegExp(`^[A-Z]{6}${DIGIT}{2}[ABCDEHLMPRST]${DIGIT}{2}[A-Z]${DIGIT}{3}[A-Z]$`);
const COMPANY = /^\d{11}$/;

/** 16 signs in the pattern of a person, or 11 digits (SHELL-70). The check character does not count here. */
export function isFiscalCode(code: string): boolean {
  const normal = normaliseFiscalCode(code);
  return PERSON.test(normal) || COMPANY.test(normal);
}

/** BO: born abroad (place of birth starts with Z, at index 11, E33); AB: otherwise (SHELL-71). */
export function fiscalCodeType(code: string): 'AB' | 'BO' {
  const normal = normaliseFiscalCode(code);
  return /^[A-Z0-9]{16}$/.test(normal) && normal[11] === 'Z' ? 'BO' : 'AB';
}

const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** False when the last letter does not follow from the others: a hint to look again, never a block (E34). */
export function hasValidCheckCharacter(code: string): boolean {
  const normal = normaliseFiscalCode(code);
  if (!PERSON.test(normal)) return true;
  let sum = 0;
  for (let index = 0; index < 15; index++) {
    const sign = normal.charCodeAt(index);
    const value = sign < 65 ? sign - 48 : sign - 65;
    // Places count from 1: even indices are odd places.
    sum += index % 2 === 0 ? (ODD[value] ?? 0) : value;
  }
  return normal.charCodeAt(15) - 65 === sum % 26;
}
