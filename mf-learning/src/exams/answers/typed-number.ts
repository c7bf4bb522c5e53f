/**
 * Reads a number as people type it in either language: comma or point before the decimals, spaces ignored.
 * @returns null for anything else, also where point and comma stand together: which one groups is a guess
 */
export function typedNumber(text: string): number | null {
  const compact = text.replace(/\s/g, '').replace('\u2212', '-');
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(compact)) return null;
  const value = Number(compact.replace(',', '.'));
  return Math.abs(value) <= 1e12 ? value : null;
}
