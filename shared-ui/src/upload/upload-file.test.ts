import { createHash } from 'node:crypto';
import { BLOCK_BYTES, estimatedProgress } from './block-state.ts';
import { createUpload, type Upload, type UploadSnapshot } from './upload-file.ts';
import type { UploadTransport } from './transport.ts';

type Call = Parameters<UploadTransport>[0];
type Block = { blockId: string; data: string; fileName: string };

/** A server that keeps blocks as the real one does, and can be told to fail. */
type Answer = { status: number; body: unknown };
type FakeServer = {
  calls: Call[];
  /** Ids of the blocks that reached it, in order. */
  sent: string[];
  kept: Map<string, Buffer>;
  mostInFlight: number;
  committed: { blockList: string[]; sha256?: string } | null;
  deleted: boolean;
  /** Called before a block is kept; throws for a lost request, answers for a refusal. */
  onBlock: (block: Block) => Answer | undefined;
  onCommit: () => Answer | undefined;
  transport: UploadTransport;
};

function fakeServer(): FakeServer {
  const kept = new Map<string, Buffer>();
  const calls: Call[] = [];
  const sent: string[] = [];
  let inFlight = 0;
  const server: FakeServer = {
    calls,
    sent,
    kept,
    mostInFlight: 0,
    committed: null,
    deleted: false,
    onBlock: () => undefined,
    onCommit: () => undefined,
    transport: async (request: Call) => {
      calls.push(request);
      await new Promise((done) => setTimeout(done, 0));
      if (request.path === 'Files') {
        if (request.query?.['delete'] === true) server.deleted = true;
        const exists = server.committed !== null;
        return ok({ exists, acknowledgedBlocks: exists ? [] : [...kept.keys()].toSorted() });
      }
      if (request.path.endsWith('/Commit')) {
        const refusal = server.onCommit();
        if (refusal) return refusal;
        server.committed = request.body as { blockList: string[]; sha256?: string };
        return ok({ fileNameAzure: 'x.pdf', fileNameOriginal: 'a.pdf', url: '/x' });
      }
      const block = request.body as Block;
      sent.push(block.blockId);
      inFlight += 1;
      server.mostInFlight = Math.max(server.mostInFlight, inFlight);
      try {
        await new Promise((done) => setTimeout(done, 1));
        const refusal = server.onBlock(block);
        if (refusal) return refusal;
        kept.set(block.blockId, Buffer.from(block.data, 'base64'));
        return ok({});
      } finally {
        inFlight -= 1;
      }
    },
  };
  return server;
}

const ok = (data: unknown) => ({ status: 200, body: { data, warning: null } });
const contentOf = (size: number) =>
  Buffer.alloc(
    size,
    Uint8Array.from({ length: 251 }, (_, at) => at),
  );
const fileOf = (content: Buffer) => new File([new Uint8Array(content)], 'a.pdf');
const noWait = async () => {};

function watched(upload: Upload): UploadSnapshot[] {
  const seen: UploadSnapshot[] = [];
  upload.state.subscribe(() => seen.push(upload.state.getState()));
  return seen;
}

it('[EDIT-26] [API-90] [API-91] a file goes out in blocks of 262144 bytes, at most four at a time, and is committed in file order', async () => {
  const server = fakeServer();
  const content = contentOf(9 * BLOCK_BYTES + 100);
  const upload = createUpload({
    file: fileOf(content),
    kind: 'document',
    transport: server.transport,
  });
  await upload.start();
  expect(upload.state.getState().phase).toBe('done');
  const ids = Array.from({ length: 10 }, (_, index) => `000000${index}`);
  expect(server.committed?.blockList).toEqual(ids);
  expect(ids.map((id) => server.kept.get(id)?.length)).toEqual([
    ...Array<number>(9).fill(262_144),
    100,
  ]);
  expect(
    Buffer.concat(ids.map((id) => server.kept.get(id) ?? Buffer.alloc(0))).equals(content),
  ).toBe(true);
  expect(server.committed?.sha256).toBe(createHash('sha256').update(content).digest('hex'));
  expect(server.mostInFlight).toBe(4);
  expect(server.calls.map(({ path }) => path)).toContain('Files/Upload/document/Commit');
});

it('[EDIT-28] the state has exactly the nine documented fields and adds up at every moment', async () => {
  const server = fakeServer();
  const file = fileOf(contentOf(3 * BLOCK_BYTES + 7));
  const upload = createUpload({ file, kind: 'document', transport: server.transport });
  const seen = watched(upload);
  await upload.start();
  expect(Object.keys(upload.state.getState().block).toSorted()).toEqual(
    [
      'fileName',
      'selectedFile',
      'totalbytesremaining',
      'blockids',
      'bytesuploaded',
      'currentfilepointer',
      'maxblocksize',
      'cancelled',
      'progress',
    ].toSorted(),
  );
  expect(seen.length).toBeGreaterThan(8);
  for (const { block } of seen) {
    expect(block.currentfilepointer + block.totalbytesremaining).toBe(file.size);
    expect(block.currentfilepointer).toBe(Math.min(block.blockids.length * BLOCK_BYTES, file.size));
    expect(block.bytesuploaded).toBeLessThanOrEqual(block.currentfilepointer);
    expect([block.selectedFile, block.maxblocksize, block.cancelled]).toEqual([
      file,
      262_144,
      false,
    ]);
  }
  expect(upload.state.getState().block).toMatchObject({
    totalbytesremaining: 0,
    bytesuploaded: file.size,
    progress: 100,
  });
});

it.each([
  [0, 3_000_000, 0],
  [1_500_000, 3_000_000, 50],
  [2_999_999, 3_000_000, 99],
  [3_000_000, 3_000_000, 99],
  [1, 1, 99],
  // What travels comes in fours: eight signs of nine and a third.
  [4, 7, 85],
  [0, 0, 0],
])('[EDIT-27 part] %i of %i bytes, both with a third on top, are %i%%', (sent, size, percent) => {
  expect(estimatedProgress(sent, size)).toBe(percent);
});

it('[EDIT-27 part] progress never falls over interruptions, and is 100 only after the commit', async () => {
  const server = fakeServer();
  let lost = 0;
  server.onBlock = ({ blockId }) => {
    if (Number(blockId) % 3 === 2 && lost < 4) {
      lost += 1;
      throw new Error('network');
    }
    return undefined;
  };
  const file = fileOf(contentOf(12 * BLOCK_BYTES));
  const upload = createUpload({
    file,
    kind: 'document',
    transport: server.transport,
    wait: noWait,
  });
  const seen = watched(upload);
  await upload.start();
  const steps = seen.map(({ block }) => block.progress);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(seen.filter(({ block }) => block.progress === 100).map(({ phase }) => phase)).toEqual([
    'done',
  ]);
  expect(lost).toBe(4);
});

it('after a lost connection it goes on from what was acknowledged: at most four blocks again for each interruption', async () => {
  const server = fakeServer();
  const interruptions = new Set([5, 17, 18, 29]);
  server.onBlock = ({ blockId }) => {
    if (interruptions.delete(Number(blockId))) throw new Error('network');
    return undefined;
  };
  const content = contentOf(32 * BLOCK_BYTES - 1);
  const upload = createUpload({
    file: fileOf(content),
    kind: 'document',
    transport: server.transport,
    wait: noWait,
  });
  await upload.start();
  expect(interruptions.size).toBe(0);
  expect(upload.state.getState().phase).toBe('done');
  expect(server.sent.length - 32).toBeLessThanOrEqual(4 * 4);
  expect(server.committed?.sha256).toBe(createHash('sha256').update(content).digest('hex'));
});

it('a reload goes on under the same name with what the server has, and still knows the checksum of the whole', async () => {
  const server = fakeServer();
  const content = contentOf(8 * BLOCK_BYTES);
  const first = createUpload({
    file: fileOf(content),
    kind: 'document',
    transport: server.transport,
  });
  first.state.subscribe(
    () => first.state.getState().block.bytesuploaded >= 3 * BLOCK_BYTES && first.pause(),
  );
  await first.start();
  const had = server.kept.size;
  expect(had).toBeLessThan(8);
  const second = createUpload({
    file: fileOf(content),
    kind: 'document',
    transport: server.transport,
    fileName: first.fileName,
  });
  await second.start();
  expect(server.sent.length).toBe(8);
  expect(server.committed?.sha256).toBe(createHash('sha256').update(content).digest('hex'));
});

it('pause lets what is on the network arrive and sends no more; start goes on', async () => {
  const server = fakeServer();
  const upload = createUpload({
    file: fileOf(contentOf(20 * BLOCK_BYTES)),
    kind: 'document',
    transport: server.transport,
  });
  const running = upload.start();
  await new Promise<void>((done) =>
    upload.state.subscribe(() => upload.state.getState().block.bytesuploaded > 0 && done()),
  );
  upload.pause();
  await running;
  expect(upload.state.getState().phase).toBe('paused');
  expect(server.kept.size).toBe(server.sent.length);
  expect(server.kept.size).toBeLessThan(20);
  expect(server.committed).toBeNull();
  await upload.start();
  expect(server.sent.length).toBe(20);
  expect(upload.state.getState().phase).toBe('done');
});

it('cancel ends before the commit and has the server forget; nothing starts it again', async () => {
  const server = fakeServer();
  const upload = createUpload({
    file: fileOf(contentOf(20 * BLOCK_BYTES)),
    kind: 'document',
    transport: server.transport,
  });
  const running = upload.start();
  await new Promise<void>((done) =>
    upload.state.subscribe(() => upload.state.getState().block.bytesuploaded > 0 && done()),
  );
  await upload.cancel();
  await running;
  await upload.start();
  expect(upload.state.getState()).toMatchObject({ phase: 'cancelled', block: { cancelled: true } });
  expect(server.committed).toBeNull();
  expect(server.deleted).toBe(true);
  const deletion = server.calls.find(({ query }) => query?.['delete'] === true);
  expect(deletion?.headers).toEqual({ 'x-confirm-delete': 'true' });
});

it.each([201, 204, 302, 400, 403, 413, 415, 422])(
  '[EDIT-29 part] a block answered with %i is an error and stops the upload',
  async (status) => {
    const server = fakeServer();
    server.onBlock = () => ({ status, body: { Info: 'Il tipo non va', code: 'X' } });
    const upload = createUpload({
      file: fileOf(contentOf(9)),
      kind: 'document',
      transport: server.transport,
    });
    await upload.start();
    expect(upload.state.getState()).toMatchObject({
      phase: 'failed',
      error: { kind: 'refused', status, info: 'Il tipo non va', code: 'X' },
    });
    expect(server.committed).toBeNull();
  },
);

it('[EDIT-29 part] a refused commit is an error of its own, and can be tried again', async () => {
  const server = fakeServer();
  server.onCommit = () => ({ status: 422, body: { Info: 'diverso', code: 'CHECKSUM_MISMATCH' } });
  const upload = createUpload({
    file: fileOf(contentOf(9)),
    kind: 'document',
    transport: server.transport,
  });
  await upload.start();
  expect(upload.state.getState()).toMatchObject({
    phase: 'failed',
    error: { kind: 'commit', status: 422, info: 'diverso' },
  });
  server.onCommit = () => undefined;
  await upload.start();
  expect(upload.state.getState().phase).toBe('done');
});

it('a commit whose answer was lost is asked again, without sending a block twice', async () => {
  const server = fakeServer();
  let isLost = false;
  const transport: UploadTransport = async (request) => {
    const answer = await server.transport(request);
    if (!request.path.endsWith('/Commit') || isLost) return answer;
    isLost = true;
    throw new Error('network');
  };
  const upload = createUpload({
    file: fileOf(contentOf(3 * BLOCK_BYTES)),
    kind: 'document',
    transport,
    wait: noWait,
  });
  await upload.start();
  expect(isLost).toBe(true);
  expect(upload.state.getState().phase).toBe('done');
  expect(server.sent.length).toBe(3);
});

it('an upload stops asking after several attempts in a row, and goes on when asked to', async () => {
  const server = fakeServer();
  const waits: number[] = [];
  server.onBlock = () => ({ status: 503, body: {} });
  const upload = createUpload({
    file: fileOf(contentOf(9)),
    kind: 'document',
    transport: server.transport,
    attempts: 4,
    wait: async (attempt) => void waits.push(attempt),
  });
  await upload.start();
  expect(upload.state.getState()).toMatchObject({ phase: 'failed', error: { kind: 'connection' } });
  expect(waits).toEqual([1, 2, 3]);
  server.onBlock = () => undefined;
  await upload.start();
  expect(upload.state.getState().phase).toBe('done');
});
