/** Ebel's bounds: from .30 a question tells well who knows, below .20 hardly. */
const GOOD = 0.3;
const FAIR = 0.2;

/** The word beside a discrimination. */
export function discriminationWord(value: number | null): 'good' | 'fair' | 'low' | 'unknown' {
  if (value === null) return 'unknown';
  if (value >= GOOD) return 'good';
  return value >= FAIR ? 'fair' : 'low';
}
