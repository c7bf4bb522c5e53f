/** The eleven digits of a partita IVA, last one by Luhn. False is a hint, a block only for money (E35). */
export function hasValidVatCheckDigit(vat: string): boolean {
  if (!/^\d{11}$/.test(vat)) return true;
  const sum = [...vat].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
