import { isDeepStrictEqual } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { loadCourses } from '../../../demo/courses/index.ts';
import { loadPeople } from '../../../demo/people.ts';
import { seededRandom } from '../../../demo/random.ts';
import { accountById } from '../../accounts/index.ts';
import { aliasesOf } from '../attempts/option-aliases.ts';
import { questionsOf } from '../attempts/repository.ts';
import { admit, courseId, loadExams } from '../testing-exam.ts';
import { openSession } from '../../identity/index.ts';
import type { Platform } from '../../../platform.ts';
import type { DrillServers } from '../../../testing/checkout-drill/drill-world.ts';
import { withDrillServers, type DrillResult, type DrillRun } from '../../../testing/drill.ts';
import { newcomers } from '../../../testing/newcomers.ts';
import { DrillCandidate, type Observed } from './drill-candidate.ts';

export type ExamDrillPlan = DrillRun & {
  candidates: number;
  kills: number;
  /** How long the exam takes. */
  seconds: number;
  /** Mean pause of a candidate between two answers. */
  everyMs: number;
};

/** For how long a server takes answers before it is killed again. */
const MIN_UP_MS = 3000;

/** For the jobs, and the sweep of each minute, to end what nobody has ended. */
const MAX_WAIT_MS = 130_000;

/**
 * Candidates of one exam on one server over PostgreSQL, which is killed again and again. What was
 * acknowledged is compared with the database at the end; clocks with the one of this machine.
 */
export const runExamDrill = (plan: ExamDrillPlan): Promise<DrillResult> =>
  withDrillServers(plan.databaseUrl, {}, async (platform, servers) => {
    await loadPeople(platform);
    await loadCourses(platform);
    await loadExams(platform);
    const random = seededRandom(plan.seed);
    const observed: Observed = {
      latencies: [],
      acknowledged: 0,
      repeated: 0,
      endShiftMs: 0,
      clockShiftMs: 0,
      wronglyTimed: 0,
      unexpected: [],
    };
    const candidates: DrillCandidate[] = [];
    const base = () => `http://127.0.0.1:${servers.ports[0] ?? 0}`;
    for (const userId of await newcomers(platform, plan.candidates)) {
      await admit(platform, userId, 'simulation');
      const account = await accountById(platform, userId);
      if (account === null) throw new Error('A newcomer has no account');
      const newToken = async () => (await openSession(platform, account)).token;
      const own = seededRandom(Math.floor(random() * 1e9));
      candidates.push(new DrillCandidate(base, newToken, own, observed));
    }
    await servers.start(1);
    return drill(plan, platform, servers, candidates, observed);
  });

async function drill(
  plan: ExamDrillPlan,
  platform: Platform,
  servers: DrillServers,
  candidates: DrillCandidate[],
  observed: Observed,
): Promise<DrillResult> {
  await Promise.all(candidates.map((candidate) => candidate.start(courseId)));
  const endsAt = Date.now() + plan.seconds * 1000;
  await endAt(platform, new Date(endsAt));
  const from = Date.now();
  const random = seededRandom(plan.seed + 1);
  const killing = async () => {
    // The last tenth is without: what comes around the end is then from candidates.
    const share = (plan.seconds * 900) / plan.kills;
    for (let n = 0; n < plan.kills; n += 1) {
      // On a slow machine a start takes long: a server that nobody has reached is not killed.
      const earliest = Math.max(from + share * (n + random()), Date.now() + MIN_UP_MS);
      await wait(earliest - Date.now());
      if (Date.now() > from + plan.seconds * 900) return;
      await servers.kill(0);
      plan.log(`${servers.kills} kills, ${observed.acknowledged} answers`);
    }
  };
  const sitting = candidates.map((candidate, place) =>
    candidate.sit(plan.everyMs, place % 4 === 0 ? from + plan.seconds * 950 : null),
  );
  await Promise.all([killing(), ...sitting]);
  const seconds = await untilEnded(platform, endsAt);
  const found = await comparison(platform, candidates, endsAt);
  const sorted = observed.latencies.toSorted((one, other) => one - other);
  const percentile = (share: number) =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return {
    broken: {
      'acknowledged answers that are lost': found.lost,
      'answers that are graded otherwise than stored': found.ungraded,
      'attempts that have not ended': found.open,
      'attempts that ended at another time': found.endedOtherwise,
      'ends that moved by more than a second': observed.endShiftMs > 1000 ? 1 : 0,
      'clocks that were wrong by more than a second': observed.clockShiftMs > 1000 ? 1 : 0,
      'answers that were judged late or in time wrongly': observed.wronglyTimed,
      'unexpected answers of the server': observed.unexpected.length,
      'servers that ended by themselves': servers.ended,
    },
    figures: {
      candidates: candidates.length,
      kills: servers.kills,
      'acknowledged answers': observed.acknowledged,
      'sent more than once': observed.repeated,
      'p50 of an answer, ms': percentile(0.5),
      'p95 of an answer, ms': percentile(0.95),
      'p99 of an answer, ms': percentile(0.99),
      'longest shift of an end, ms': observed.endShiftMs,
      'longest shift of a clock, ms': Math.round(observed.clockShiftMs),
      'seconds until the last attempt was ended': seconds,
      'handed in by candidates': found.handedIn,
      'ended by time': found.byTime,
    },
    unexpected: observed.unexpected,
  };
}

/** One end for all, with the jobs that wait for it: a plan's time is whole minutes. */
async function endAt({ database }: Platform, at: Date): Promise<void> {
  await database.query('update exam_attempt set ends_at = $1', [at.toISOString()]);
  await database.query(
    "update jobs.job set start_after = $1::timestamptz + interval '2 seconds' where name = 'exam.end'",
    [at.toISOString()],
  );
}

/** @returns seconds from when they could be ended until all were */
async function untilEnded({ database }: Platform, endsAt: number): Promise<number> {
  const closed = endsAt + 2000;
  for (;;) {
    const { rows } = await database.query('select 1 from exam_attempt where ended_at is null');
    const now = Date.now();
    if (rows.length === 0 || now > closed + MAX_WAIT_MS) {
      return Math.max(0, Math.round((now - closed) / 100) / 10);
    }
    await wait(200);
  }
}

async function comparison(
  platform: Platform,
  candidates: readonly DrillCandidate[],
  endsAt: number,
) {
  const { db } = platform.database;
  const found = { lost: 0, ungraded: 0, open: 0, endedOtherwise: 0, handedIn: 0, byTime: 0 };
  for (const { attemptId, acknowledged, isHandedIn } of candidates) {
    const { rows } = await platform.database.query(
      'select ended_at, ended_by from exam_attempt where id = $1',
      [attemptId],
    );
    const endedAt = rows[0]?.['ended_at'] as Date | null | undefined;
    if (endedAt == null) found.open += 1;
    const isByTime = rows[0]?.['ended_by'] === 'time';
    found[isByTime ? 'byTime' : 'handedIn'] += 1;
    if (isByTime === isHandedIn && endedAt != null) found.endedOtherwise += 1;
    else if (isByTime && new Date(endedAt ?? 0).getTime() !== endsAt) found.endedOtherwise += 1;
    for (const question of await questionsOf(db, attemptId)) {
      if (question.isRight === null) found.ungraded += 1;
      const told = acknowledged.get(question.position);
      if (told === undefined) continue;
      const stored = question.answer && aliasesOf(question.content).toWire(question.answer);
      // A newer one that was stored, but whose acknowledgement was lost with the server, is no loss.
      const isKept =
        question.sequence > told.sequence ||
        (question.sequence === told.sequence && isDeepStrictEqual(stored, told.answer));
      if (!isKept) found.lost += 1;
    }
  }
  return found;
}
