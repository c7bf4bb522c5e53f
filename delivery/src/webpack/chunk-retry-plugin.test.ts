import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { RetryRuntimeModule } from './chunk-retry-plugin.ts';

type Done = (event: { type: string }) => void;
type Load = (url: string, done: Done, key: string, chunkId?: string) => void;
type Runtime = { l: Load; f: { j: (chunkId: string, promises: Promise<void>[]) => void } };
type Fetch = (url: string, options: RequestInit) => Promise<{ ok: boolean }>;

/**
 * The runtime's code around a loader whose loads end so, one after the other. 'empty' ends as a load does, and the
 * chunk was not in it.
 */
function loader(t: TestContext, events: string[], fetch: Fetch, id: string | null = '7') {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const asked: string[] = [];
  const ended: string[] = [];
  let isHere = false;
  const runtime: Runtime = {
    l: (url, done, key, chunkId) => {
      asked.push([url, key, chunkId].join(' '));
      const type = events.shift() ?? 'none';
      isHere = type === 'load';
      done({ type: type === 'empty' ? 'load' : type });
    },
    f: {
      j: (chunkId, promises) => {
        if (!isHere && chunkId === '7') promises.push(new Promise(() => undefined));
      },
    },
  };
  const code = new RetryRuntimeModule().generate();
  // oxlint-disable-next-line typescript/no-implied-eval -- it is what runs in every release
  const install = new Function('__webpack_require__', 'fetch', code) as (
    webpack: Runtime,
    by: Fetch,
  ) => void;
  install(runtime, fetch);
  runtime.l('/7.js', ({ type }) => ended.push(type), 'chunk-7', id ?? undefined);
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { asked, ended, settle, pass: (ms: number) => t.mock.timers.tick(ms) };
}

const once = '/7.js chunk-7 7';
const never: Fetch = () => assert.fail('nothing to ask past the cache');
const hanging: Fetch = (_url, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

test('a script that comes is loaded once', async (t) => {
  const { asked, ended } = loader(t, ['load'], never);
  assert.deepEqual([asked, ended], [[once], ['load']]);
});

test('after a time-out nothing is asked again', async (t) => {
  const { asked, ended } = loader(t, ['timeout'], never);
  assert.deepEqual([asked, ended], [[once], ['timeout']]);
});

for (const [what, event] of [
  ['is lost', 'error'],
  ['ran and brought no chunk, a damaged copy,', 'empty'],
] as const) {
  test(`a script that ${what} is asked for past the cache, and loaded again at once`, async (t) => {
    const caches: unknown[] = [];
    const { asked, ended, settle } = loader(t, [event, 'load'], async (url, { cache }) => {
      caches.push([url, cache]);
      return { ok: true };
    });
    assert.deepEqual(ended, []);
    await settle();
    assert.deepEqual(caches, [['/7.js', 'reload']]);
    assert.deepEqual([asked, ended], [[once, once], ['load']]);
  });
}

test('what brings no chunk a second time either is given up, and webpack says which', async (t) => {
  const { asked, ended, settle } = loader(t, ['empty', 'empty'], async () => ({ ok: true }));
  await settle();
  assert.deepEqual([asked, ended], [[once, once], ['load']]);
});

test('a script that is no chunk has come when it has run', (t) => {
  const { asked, ended } = loader(t, ['empty'], never, null);
  assert.deepEqual([asked, ended], [['/7.js chunk-7 '], ['load']]);
});

test('a script that the server lacks is loaded again a moment later, and then given up', async (t) => {
  const { asked, ended, settle, pass } = loader(t, ['error', 'error'], async () => ({ ok: false }));
  await settle();
  pass(299);
  assert.equal(asked.length, 1);
  pass(1);
  assert.deepEqual([asked, ended], [[once, once], ['error']]);
});

test('a request past the cache that hangs keeps nobody waiting', async (t) => {
  const { asked, ended, settle, pass } = loader(t, ['error', 'load'], hanging);
  pass(2499);
  await settle();
  pass(300);
  assert.equal(asked.length, 1, 'it has its time');
  pass(2500);
  await settle();
  pass(300);
  assert.deepEqual([asked, ended], [[once, once], ['load']]);
});

test('an answer that has begun may take its time', async (t) => {
  let signal: AbortSignal | null | undefined;
  const { settle, pass } = loader(t, ['error', 'load'], async (_url, options) => {
    signal = options.signal;
    return { ok: true };
  });
  await settle();
  pass(10_000);
  assert.equal(signal?.aborted, false);
});
