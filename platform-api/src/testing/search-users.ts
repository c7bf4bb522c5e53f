/** People who search, think for a second and search again: a process of its own beside the server. */
import { setTimeout as wait } from 'node:timers/promises';

export type SearchUsers = { urls: string[]; users: number; thinkMs: number; seconds: number };

const { urls, users, thinkMs, seconds } = JSON.parse(process.argv[2] ?? '') as SearchUsers;
const times: number[] = [];
const end = performance.now() + seconds * 1000;

async function person(number: number): Promise<void> {
  await wait((number / users) * thinkMs);
  for (let next = number; performance.now() < end; next += users) {
    const began = performance.now();
    const answer = await fetch(urls[next % urls.length] as string);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} from ${urls[next % urls.length]}`);
    times.push(performance.now() - began);
    await wait(thinkMs);
  }
}

await Promise.all(Array.from({ length: users }, (_, number) => person(number)));
process.send?.(times);
process.disconnect();
