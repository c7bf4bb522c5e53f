/** Minutes that an attempt took, one at the least. */
export const minutesTaken = ({ startedAt, endedAt }: { startedAt: string; endedAt: string }) =>
  Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000));
