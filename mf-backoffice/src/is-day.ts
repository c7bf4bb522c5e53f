/** `2026-11-26`, a day that there is; what an address says may be anything. */
export function isDay(text: string): boolean {
  if (!/^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
