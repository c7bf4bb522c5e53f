/** A round number at or above the largest value, and up to four lines below it. */
export function niceScale(values: readonly number[]): { max: number; ticks: number[] } {
  const largest = Math.max(0, ...values);
  if (largest === 0) return { max: 1, ticks: [0, 1] };
  const magnitude = 10 ** Math.floor(Math.log10(largest / 3));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => largest / size <= 4) ??
    magnitude * 10;
  const count = Math.ceil(largest / step);
  return {
    max: count * step,
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}
