/**
 * `pnpm bench checkouts [--checkouts 10000] [--kills 50] [--hours 2] [--minutes 60] [--seed n]`: the
 * drill of the money, on its own PostgreSQL. Exit 1 when anything does not hold, or when the minutes
 * were too few for all checkouts, kills and the outage.
 */
import { drillProgram } from '../drill.ts';
import { runDrill } from './run-drill.ts';

await drillProgram(
  { checkouts: 10_000, kills: 50, hours: 2, minutes: 60 },
  ({ hours, ...numbers }) => runDrill({ ...numbers, outageHours: hours }),
  (figures, { checkouts, kills }) =>
    figures['checkouts'] === checkouts && figures['kills'] === kills
      ? []
      : ['The minutes were too few: what is checked is only what was done.'],
);
