/** Eleven digits, the last one by Luhn; where money goes out a wrong one blocks (E35). */
export function hasValidVatCheckDigit(vatNumber: string): boolean {
  if (!/^\d{11}$/.test(vatNumber)) return false;
  const sum = [...vatNumber].reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
