/**
 * `pnpm bench invites [--rows 500] [--faulty 40] [--kills 5] [--minutes 10] [--seed n]`: a company invites the people of
 * a file on its own PostgreSQL and two servers that are killed. Exit 1 unless each good row got its mail exactly once.
 */
import { drillProgram } from '../../../testing/drill.ts';
import { runInviteDrill } from './run-invite-drill.ts';

await drillProgram(
  { rows: 500, faulty: 40, kills: 5, minutes: 10 },
  (numbers) => runInviteDrill({ ...numbers, isHurried: false }),
  ({ kills, once }, numbers) => [
    ...(kills === numbers.kills ? [] : [`killed ${kills} times only`]),
    ...(once === numbers.rows - numbers.faulty ? [] : [`${once} mails arrived once`]),
  ],
);
