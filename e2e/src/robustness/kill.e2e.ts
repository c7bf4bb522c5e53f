import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '../fixtures.ts';
import { callerOf, NotAcknowledged, type Caller } from './caller.ts';
import { journeyWrites, type Write } from './purchase-and-course.ts';
import { randomFrom } from './random.ts';

const KILLS = 10;
const title = 'Sicurezza in ufficio: riconoscere i rischi, sapere cosa fare';
/** Before the answer, or up to this long after it, while what follows from it is under way. */
const MAX_DELAY_MS = 900;

// As `pnpm start` keeps it: what the kill of a process may cost is asked of the database inside it.
test.use({ isEmbedded: true });

test('what was acknowledged is there after ten kills of the server', async ({
  page,
  product,
  complaints,
}) => {
  test.setTimeout(600_000);
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
  console.log(`KILL_SEED=${seed}`);
  const random = randomFrom(seed);
  // On a slow machine it takes longer than a token lasts.
  const caller = await callerOf(page, product.url, 'Giulia Sartori', () =>
    complaints.expect(/status of 401/),
  );
  const journey = await journeyWrites(caller, { id: await courseId(caller), title });

  const acknowledged: Write[] = [];
  let killed = 0;

  /** Makes a write until it is acknowledged, with the server killed at that many random points of it. */
  async function make(write: Write, times: number): Promise<void> {
    for (let kill = 0; kill < times; kill += 1) {
      // Half of the points lie within the call, whose usual length is some ten milliseconds.
      const delay = random() < 0.5 ? random() * 40 : random() * MAX_DELAY_MS;
      const call = write.make().then(
        () => null,
        (error: unknown) => error,
      );
      await wait(delay);
      await product.killApi();
      const failure = await call;
      if (failure !== null && !(failure instanceof NotAcknowledged)) throw failure;
      const wasAcknowledged = failure === null;
      if (wasAcknowledged && !acknowledged.includes(write)) acknowledged.push(write);
      killed += 1;
      await product.restartApi();
      console.log(
        `kill ${killed}: ${delay.toFixed(0)} ms into ${write.name}, ${wasAcknowledged ? 'acknowledged' : 'lost'}`,
      );
      for (const earlier of acknowledged) await earlier.holds();
    }
    await write.make();
    if (!acknowledged.includes(write)) acknowledged.push(write);
    await write.holds();
  }

  // Which write a kill falls on: those of the purchase, and as many again for the lessons.
  const places = Array.from({ length: KILLS }, () => random());
  const made = { purchase: 0.6, lessons: 1 };
  for (const [index, write] of journey.writes.entries()) {
    const from = (index / journey.writes.length) * made.purchase;
    const to = ((index + 1) / journey.writes.length) * made.purchase;
    await make(write, places.filter((place) => place >= from && place < to).length);
  }
  const lessons = await journey.lessonWrites();
  for (const [index, write] of lessons.entries()) {
    const span = made.lessons - made.purchase;
    const from = made.purchase + (index / lessons.length) * span;
    const to = made.purchase + ((index + 1) / lessons.length) * span;
    const isLast = index === lessons.length - 1;
    const falls = (place: number) => place >= from && (isLast || place < to);
    await make(write, places.filter(falls).length);
  }

  expect(killed).toBe(KILLS);
  for (const write of acknowledged) await write.holds();
  await journey.expectConsequences();
});

async function courseId(caller: Caller): Promise<number> {
  const found = await caller.call<{ items: { id: number; title: string }[] }>(
    'GET',
    'Courses?page=1&pageSize=100',
  );
  const course = found.items.find((item) => item.title === title);
  if (course === undefined) throw new Error(`${title} is not in the catalogue`);
  return course.id;
}
