/** Bytes in the unit that reads best: `59 kB`, `1,2 MB`. */
export function fileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(isLarge ? bytes / 1_000_000 : bytes / 1000, 1));
}
