/**
 * `pnpm bench credits [--clients 200] [--kills 50] [--seconds 120] [--every 500] [--minutes 30] [--seed n]`:
 * clients who move credits of one wallet all the time, which also pays orders, on two servers that are killed, on
 * its own PostgreSQL. Exit 1 when anything does not hold.
 */
import { drillProgram } from '../../../testing/drill.ts';
import { runCreditDrill } from './run-credit-drill.ts';

await drillProgram(
  { clients: 200, kills: 50, seconds: 120, every: 500, minutes: 30 },
  ({ every, ...numbers }) => runCreditDrill({ ...numbers, everyMs: every }),
);
