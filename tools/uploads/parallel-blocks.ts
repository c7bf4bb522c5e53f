import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { residentBytes, type UploadServer } from './upload-server.ts';

const BLOCK_BYTES = 262_144;

export type ParallelBlocks = {
  accepted: number;
  /** Answers "try again later", which the browser repeats. */
  postponed: number;
  /** Of the server process, in bytes: just started, in use, and the most while the blocks came. */
  idle: number;
  before: number;
  most: number;
  seconds: number;
};

/** Sends so many blocks of one file at the same moment, each on its own connection. */
export async function parallelBlocks(server: UploadServer, count: number): Promise<ParallelBlocks> {
  let postponed = 0;
  const idle = residentBytes(server.pid());
  const data = randomBytes(BLOCK_BYTES).toString('base64');
  const token = await server.token();
  const sendAll = (fileName: string, howMany: number) =>
    Promise.all(
      Array.from({ length: howMany }, async (_, index) => {
        const blockId = String(index + 1).padStart(7, '0');
        const body = JSON.stringify({ blockId, data, fileName });
        for (;;) {
          const status = await post(server, token, body);
          if (status !== 503) return status;
          postponed += 1;
          await wait(2000);
        }
      }),
    );
  // A server in use: what it takes once and for all under load is no growth.
  for (let round = 0; round < 4; round += 1) await sendAll(`warm${round}/a.pdf`, 64);
  await wait(1000);

  postponed = 0;
  const before = residentBytes(server.pid());
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentBytes(server.pid()));
  }, 10);
  const began = performance.now();
  const answers = await sendAll('all/a.pdf', count);
  clearInterval(watch);
  return {
    accepted: answers.filter((status) => status === 200).length,
    postponed,
    idle,
    before,
    most,
    seconds: (performance.now() - began) / 1000,
  };
}

function post(server: UploadServer, token: string, body: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sending = request(
    `${server.origin}/api/Files/Upload/document`,
    {
      method: 'POST',
      agent: new Agent({ keepAlive: false }),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    },
    (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    },
  );
  sending.on('error', reject);
  sending.end(body);
  return promise;
}
