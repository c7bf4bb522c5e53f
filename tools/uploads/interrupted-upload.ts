import { createHash, randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { UploadedFile, UploadTransport } from '../../shared-ui/src/upload/transport.ts';
import { createUpload } from '../../shared-ui/src/upload/upload-file.ts';
import type { UploadServer } from './upload-server.ts';

export type Interruption = 'client' | 'server';

export type InterruptedUpload = {
  /** Blocks of the file, and block calls that were begun. */
  blocks: number;
  sent: number;
  /** For each interruption: whose, and the blocks that were sent a second time because of it. */
  interruptions: { of: Interruption; sentAgain: number }[];
  /** Of the chosen file, and of the file that the server returns. */
  checksums: { sent: string; received: string };
};

/**
 * Sends a file with the browser's own uploader to a real server while both are interrupted at random: the
 * server is killed and started again, the client loses all that it had in memory and on the network, as by a
 * closed tab, and starts again with what a reload keeps, the name of the upload.
 */
export async function interruptedUpload(
  server: UploadServer,
  { bytes, times }: { bytes: number; times: number },
): Promise<InterruptedUpload> {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);
  const file = new File([content], 'dispensa.pdf', { type: 'application/pdf' });
  const blocks = Math.ceil(bytes / 262_144);
  const fileName = `${randomBytes(4).toString('hex')}/dispensa.pdf`;
  const seen = new Set<string>();
  const interruptions: InterruptedUpload['interruptions'] = [];
  let sent = 0;
  // The last one strikes while the file is being made of its blocks.
  const points = pointsIn(blocks, times - 1);

  const count = (blockId: string) => {
    sent += 1;
    const last = interruptions.at(-1);
    if (seen.has(blockId) && last !== undefined) last.sentAgain += 1;
    seen.add(blockId);
  };

  let result: UploadedFile | null = null;
  while (result === null) result = await oneTab();

  async function oneTab(): Promise<UploadedFile | null> {
    const closed = new AbortController();
    const restarts: Promise<void>[] = [];
    const strike = (of: Interruption) => {
      interruptions.push({ of, sentAgain: 0 });
      if (of === 'client') closed.abort();
      else restarts.push(server.killAndRestart());
    };
    const transport: UploadTransport = async (request) => {
      const isCommit = request.path.endsWith('/Commit');
      const isBlock = request.method === 'POST' && !isCommit;
      if (closed.signal.aborted) return new Promise(() => {});
      if (isBlock) count((request.body as { blockId: string }).blockId);
      const isDue = isBlock && seen.size >= (points[0] ?? Infinity);
      if (isDue) points.shift();
      if (isDue || (isCommit && interruptions.length === times - 1)) {
        // Somewhere between the first byte on the network and the answer.
        void wait(randomInt(0, 12)).then(() =>
          strike(times % 2 === interruptions.length % 2 ? 'server' : 'client'),
        );
      }
      return send(server, request, closed.signal);
    };
    const upload = createUpload({
      file,
      kind: 'document',
      transport,
      fileName,
      attempts: Infinity,
      wait: async () => void (await Promise.all([...restarts, wait(5)])),
    });
    const gone = new Promise<null>((done) =>
      closed.signal.addEventListener('abort', () => done(null)),
    );
    await Promise.race([upload.start(), gone]);
    await Promise.all(restarts);
    const { phase, error, result: made } = upload.state.getState();
    if (phase === 'failed') throw new Error(`the upload failed: ${JSON.stringify(error)}`);
    return made;
  }

  const received = await fetch(`${server.origin}${result.url ?? ''}`);
  const hash = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
  return {
    blocks,
    sent,
    interruptions,
    checksums: { sent: hash(content), received: hash(Buffer.from(await received.arrayBuffer())) },
  };
}

/** Different numbers of blocks at which to strike, far enough apart for each to be felt. */
function pointsIn(blocks: number, count: number): number[] {
  const stretch = Math.floor((blocks - 4) / count);
  return Array.from(
    { length: count },
    (_, at) => 2 + at * stretch + randomInt(0, Math.max(1, stretch - 6)),
  );
}

async function send(
  server: UploadServer,
  { method, path, query, body, headers }: Parameters<UploadTransport>[0],
  signal: AbortSignal,
): ReturnType<UploadTransport> {
  const url = new URL(`${server.origin}/api/${path}`);
  for (const [name, value] of Object.entries(query ?? {}))
    url.searchParams.set(name, String(value));
  const once = async () =>
    fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${await server.token()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
    });
  let answer = await once();
  if (answer.status === 401) {
    await server.renewToken();
    answer = await once();
  }
  return { status: answer.status, body: await answer.json() };
}
