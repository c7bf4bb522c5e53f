/** An Italian IBAN in upper case without spaces: its form, and mod 97 (E118). */
export function isItalianIban(iban: string): boolean {
  if (!/^IT\d{2}[A-Z]\d{10}[A-Z0-9]{12}$/.test(iban)) return false;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))]
    .map((sign) => Number.parseInt(sign, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
}
