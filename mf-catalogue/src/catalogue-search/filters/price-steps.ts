/**
 * Where handles can stand between the lowest and the highest price, in euro: in steps of 1, 10, 100 …, at most a
 * thousand of them, and the ends whole steps beyond the prices.
 */
export function stepsOf({ min, max }: { min: number; max: number }): {
  low: number;
  high: number;
  step: number;
} {
  const step = 10 ** Math.max(0, Math.ceil(Math.log10((max - min) / 1000)));
  return { low: Math.floor(min / step) * step, high: Math.ceil(max / step) * step, step };
}
