/**
 * Who asks: its own process, so that the server is not slowed by those who ask it. Each administrator has a
 * session of their own; the answer to a message is what they met.
 */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pick, seededRandom } from '../../demo/random.ts';
import type { Question } from './questions.ts';

export type Shift = {
  base: string;
  tokens: string[];
  questions: Question[];
  thinkMs: number;
  seconds: number;
  /** After so many questions an administrator ends, however soon. */
  turns: number;
  /** Another one asks other questions. */
  seed: number;
};

export type Met = { kind: string; path: string; ms: number; status: number };

const agent = new Agent({ keepAlive: true });

const call = (address: string, token: string) =>
  new Promise<number>((done, fail) => {
    const headers = { authorization: `Bearer ${token}` };
    get(address, { agent, headers }, (response) => {
      response
        .on('error', fail)
        .on('end', () => done(response.statusCode ?? 0))
        .resume();
    }).on('error', fail);
  });

async function work(shift: Shift): Promise<Met[]> {
  const { base, tokens, questions, thinkMs, seconds, turns, seed } = shift;
  const met: Met[] = [];
  const end = performance.now() + seconds * 1000;
  const kinds = [...Map.groupBy(questions, ({ kind }) => kind).values()];
  const administrator = async (token: string, number: number) => {
    const random = seededRandom(seed * tokens.length + number + 1);
    await wait(random() * thinkMs);
    // Each kind as often as any other; everybody begins at another one.
    const first = Math.floor((number * kinds.length) / tokens.length);
    for (let turn = first; turn < first + turns && performance.now() < end; turn += 1) {
      const { kind, path } = pick(random, kinds[turn % kinds.length] ?? questions);
      const began = performance.now();
      const status = await call(base + path, token);
      met.push({ kind, path, ms: performance.now() - began, status });
      await wait(thinkMs * (0.5 + random()));
    }
  };
  await Promise.all(tokens.map(administrator));
  return met;
}

process.on('message', async (shift: Shift) => {
  process.send?.(await work(shift));
});
