import { readFileSync } from 'node:fs';
import { withDescendants } from '../processes.ts';

/** Of the clock in which Linux counts; the same on every machine of today (proc(5), sysconf(3)). */
const TICKS_PER_SECOND = 100;

/**
 * Processor time that these processes and what they have started took until now, in ms. Ended ones count
 * through the process that waited for them.
 */
export function cpuMs(roots: readonly number[]): number {
  let ticks = 0;
  for (const pid of withDescendants(roots)) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // utime, stime, cutime, cstime: fields 14 to 17, of which the first two are before the bracket.
      ticks += fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    } catch {
      // It ended meanwhile.
    }
  }
  return (ticks * 1000) / TICKS_PER_SECOND;
}
