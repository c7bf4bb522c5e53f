/** The form that is sent: upper case, without spaces. */
export const compactIban = (iban: string): string => iban.replaceAll(/\s/g, '').toUpperCase();

/** An Italian IBAN, compact or in groups: form and mod 97 (SHELL-77, E118). */
export function isIban(iban: string): boolean {
  const compact = compactIban(iban);
  if (!/^IT\d{2}[A-Z]\d{10}[A-Z0-9]{12}$/.test(compact)) return false;
  const digits = [...(compact.slice(4) + compact.slice(0, 4))]
    .map((sign) => Number.parseInt(sign, 36))
    .join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
