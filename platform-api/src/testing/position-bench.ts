/**
 * `pnpm bench positions [--viewers 200] [--seconds 60] [--every 1000]`: learners who watch a video at once, each of
 * whom tells the server where they are. On its own PostgreSQL; one server, as the product starts it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { demoCourseId, loadCourses } from '../demo/courses/index.ts';
import { loadPeople } from '../demo/people.ts';
import { accountById } from '../domains/accounts/index.ts';
import { openSession } from '../domains/identity/index.ts';
import { grantEnrolment } from '../domains/learning/index.ts';
import { inTransaction, type Platform } from '../platform.ts';
import { drillProgram, withDrillServers, type DrillResult, type DrillRun } from './drill.ts';
import { newcomers } from './newcomers.ts';

/** As an answer to an exam may take. */
const P95_BOUND_MS = 60;

type Numbers = { viewers: number; seconds: number; every: number };
type Reports = { latencies: number[]; refused: number };

await drillProgram({ viewers: 200, seconds: 60, every: 1000 }, run, (figures) =>
  (figures['p95, ms'] ?? Infinity) > P95_BOUND_MS
    ? [`95% of the reports may take ${P95_BOUND_MS} ms at most`]
    : [],
);

function run({ databaseUrl, viewers, seconds, every }: Numbers & DrillRun): Promise<DrillResult> {
  return withDrillServers(databaseUrl, {}, async (platform, servers) => {
    await loadPeople(platform);
    await loadCourses(platform);
    const courseId = demoCourseId('excel');
    const { rows } = await platform.database.query(
      'select l.id from lesson l join course_module m on m.id = l.module_id where m.course_id = $1 limit 1',
      [courseId],
    );
    const lessonId = Number(rows[0]?.['id']);
    const tokens: string[] = [];
    for (const userId of await newcomers(platform, viewers)) {
      tokens.push(await tokenOfLearner(platform, userId, courseId));
    }
    await servers.start(1);
    const url = `http://127.0.0.1:${servers.ports[0] ?? 0}/api/Courses/LessonPosition`;
    const reports: Reports = { latencies: [], refused: 0 };
    const until = Date.now() + seconds * 1000;
    await Promise.all(
      tokens.map(async (token, place) => {
        // Not all in the same moment.
        await wait((every * place) / viewers);
        for (let at = 0; Date.now() < until; at += every / 1000) {
          const began = performance.now();
          await report(url, token, { courseId, lessonId, seconds: at }, reports);
          await wait(Math.max(0, every - (performance.now() - began)));
        }
      }),
    );
    const sorted = reports.latencies.toSorted((one, other) => one - other);
    const percentile = (share: number) =>
      Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
    return {
      broken: { 'reports that were refused': reports.refused },
      figures: {
        viewers,
        'reports a second': Math.round(sorted.length / seconds),
        'p50, ms': percentile(0.5),
        'p95, ms': percentile(0.95),
        'p99, ms': percentile(0.99),
      },
    };
  });
}

async function tokenOfLearner(platform: Platform, userId: string, courseId: number) {
  const exams = { includesCertification: false, includesSimulation: false };
  await inTransaction(platform, (tx) =>
    grantEnrolment(tx, { userId, courseId, orderId: null, ...exams }),
  );
  const account = await accountById(platform, userId);
  if (account === null) throw new Error('A newcomer has no account');
  return (await openSession(platform, account)).token;
}

async function report(
  url: string,
  token: string,
  place: { courseId: number; lessonId: number; seconds: number },
  reports: Reports,
): Promise<void> {
  const began = performance.now();
  const { status } = await fetch(url, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...place, at: new Date().toISOString() }),
  }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer;
  });
  if (status === 200) reports.latencies.push(performance.now() - began);
  else reports.refused += 1;
}
