import { setTimeout as wait } from 'node:timers/promises';

export type Crowd = { people: number; thinkMs: number; seconds: number };

/** How long it took, in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/**
 * People who each ask, read the answer, think and ask again, no question twice.
 * @returns how long each answer took, in ms
 */
export async function crowdTimes<Question>(
  { people, thinkMs, seconds }: Crowd,
  questions: readonly Question[],
  ask: (question: Question) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const person = async (number: number) => {
    await wait((number / people) * thinkMs);
    for (let next = number; performance.now() < end; next += people) {
      const question = questions[next];
      if (question === undefined) throw new Error(`${questions.length} questions are too few`);
      times.push(await timed(() => ask(question)));
      await wait(thinkMs);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, number) => person(number)));
  return times;
}
