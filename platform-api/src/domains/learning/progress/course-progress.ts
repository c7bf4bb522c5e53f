/**
 * Progress of a course in whole percent: rounded down, so that 100 means every lesson,
 * and 99 is the most below it (E59). A course without lessons is never completed.
 */
export function coursePercentage(completed: number, total: number): number {
  if (total === 0) return 0;
  return completed >= total ? 100 : Math.floor((completed * 100) / total);
}
