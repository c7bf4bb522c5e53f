/**
 * `pnpm bench exams [--candidates 200] [--kills 20] [--seconds 300] [--every 5000] [--seed n]`: candidates
 * who answer all the time on a server that is killed, on its own PostgreSQL. Exit 1 when anything does not
 * hold, or when 95% of the answers took longer than they may: that wants a quiet machine.
 */
import { drillProgram } from '../../../testing/drill.ts';
import { runExamDrill } from './run-exam-drill.ts';

const P95_BOUND_MS = 60;

await drillProgram(
  { candidates: 200, kills: 20, seconds: 300, every: 5000 },
  ({ every, ...numbers }) => runExamDrill({ ...numbers, everyMs: every }),
  (figures, { kills }) => {
    const said: string[] = [];
    const p95 = figures['p95 of an answer, ms'] ?? Infinity;
    if (p95 > P95_BOUND_MS) said.push(`95% of the answers may take ${P95_BOUND_MS} ms at most`);
    if (figures['kills'] !== kills) said.push('The seconds were too few for all kills.');
    return said;
  },
);
