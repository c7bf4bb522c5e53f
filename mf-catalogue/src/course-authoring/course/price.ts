/** Euro as the person typed them, in integer cents: no float is ever multiplied (E90). */
export function centsOfText(text: string): number | 'empty' | 'unreadable' {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return 'empty';
  const [, euros, fraction = ''] = /^(\d{1,7})(?:\.(\d{0,2}))?$/.exec(typed) ?? [];
  return euros === undefined ? 'unreadable' : Number(euros) * 100 + Number(fraction.padEnd(2, '0'));
}

export const textOfEuros = (euros: number | null): string =>
  euros === null ? '' : euros.toFixed(2);
