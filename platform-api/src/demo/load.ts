import { setImmediate as nextTurn } from 'node:timers/promises';
import { hasHappened, noteHappened } from '../domains/configuration/index.ts';
import type { Database } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { loadBadges } from './badges.ts';
import { loadCourses } from './courses/index.ts';
import { loadAttempts } from './exams/load-attempts.ts';
import { loadExams } from './exams/load-exams.ts';
import { loadFaqs } from './faq.ts';
import { loadLearners } from './learners.ts';
import { loadMedia } from './media.ts';
import { loadOrders } from './orders.ts';
import { loadNewsletters } from './newsletters.ts';
import { loadPeople } from './people.ts';
import { loadProgress } from './progress.ts';
import { loadReviews } from './reviews.ts';
import { loadSurveys } from './surveys/index.ts';
import { loadTeachers } from './teachers.ts';

/** In this order: each step may name what the earlier ones stored. Each can be repeated after a crash. */
const steps: [name: string, load: (platform: Platform) => Promise<void>][] = [
  ['people', loadPeople],
  ['courses', loadCourses],
  ['faq', loadFaqs],
  ['surveys', loadSurveys],
  ['media', loadMedia],
  // Before the orders: what an exam of a course is decides what a purchase of it gives.
  ['exams', loadExams],
  ['orders', loadOrders],
  // Orders come before it.
  ['progress', loadProgress],
  ['badges', loadBadges],
  // After the progress, without which no certification begins.
  ['attempts', loadAttempts],
  ['reviews', loadReviews],
  // After the badges and reviews, which are those of buyers.
  ['learners', loadLearners],
  ['teachers', loadTeachers],
  ['newsletters', loadNewsletters],
];

/**
 * Loads the demo data into a new installation, each step once; a start that was cut off goes on where it
 * stopped. Jobs must be running or be drained, since orders and badges go through them.
 * @param onStep told of each step that begins
 */
export async function loadDemo(
  platform: Platform,
  onStep: (name: string) => void = () => {},
): Promise<void> {
  const interruptible = withTurns(platform);
  for (const [name, load] of steps) {
    const fact = `demo ${name}`;
    if (await hasHappened(platform, fact)) continue;
    onStep(name);
    await inHaste(platform, () => load(interruptible));
    await noteHappened(platform, fact);
  }
}

/**
 * Commits of the embedded database need not be on the disk until the step is noted, whose commit brings all of them
 * there: a step that was lost is loaded anew.
 */
async function inHaste({ database }: Platform, load: () => Promise<void>): Promise<void> {
  if (database.kind !== 'pglite') return load();
  await database.query('set synchronous_commit = off');
  try {
    await load();
  } finally {
    await database.query('set synchronous_commit = on');
  }
}

/**
 * Lets the event loop turn before each transaction. Statements of the embedded database end without that, so a
 * signal would wait until all steps have ended.
 */
function withTurns(platform: Platform): Platform {
  const { database } = platform;
  const transaction: Database['transaction'] = async (work) => {
    await nextTurn();
    return database.transaction(work);
  };
  return {
    ...platform,
    database: Object.assign(Object.create(database) as Database, { transaction }),
  };
}
