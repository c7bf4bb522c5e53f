import type { RemoteApp } from 'shared-ui/remote';
import type { Host } from '../federation/host.ts';
import type { LoadedRemote } from '../federation/remote-state.ts';
import { createRemotePages, PATIENCE_MS } from './remote-pages.ts';

const key = 'mf-catalogue';
const path = '/courses';
const id = `${key} ${path}`;

/** Attempts to load the remote, each ended by the test. */
function pagesOfSlowRemote() {
  const app: RemoteApp = { routes: [], widgets: {}, messages: async () => ({}) };
  const remote = { key, version: '1.0.0', base: '/', app } as unknown as LoadedRemote;
  const attempts: PromiseWithResolvers<LoadedRemote>[] = [];
  let loaded: LoadedRemote | null = null;
  const apps = {
    loadRemoteApp: () => {
      const attempt = Promise.withResolvers<LoadedRemote>();
      attempts.push(attempt);
      return attempt.promise;
    },
    loaded: () => loaded,
    waited: () => undefined,
    rejectVersion: () => false,
    beforeSwap: () => undefined,
    reset: () => undefined,
  };
  const pages = createRemotePages({
    apps,
    state: { subscribe: () => undefined },
  } as unknown as Pick<Host, 'apps' | 'state'>);
  return {
    pages,
    arrival: () => pages.arrivals.getState().get(id),
    come: async (attempt: number) => {
      loaded = remote;
      attempts[attempt]?.resolve(remote);
      await jest.advanceTimersByTimeAsync(0);
    },
    fail: async (attempt: number) => {
      attempts[attempt]?.reject(new Error('lost'));
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what is on its way is late after two seconds, and what has come is neither', async () => {
  const { pages, arrival, come } = pagesOfSlowRemote();
  void pages.prepare(key, path);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(arrival()).toMatchObject({ is: 'pending', isLate: false });
  await jest.advanceTimersByTimeAsync(1);
  expect(arrival()).toMatchObject({ is: 'pending', isLate: true });
  await come(0);
  expect(arrival()).toBeUndefined();
});

test('what has come or failed in time is not late afterwards', async () => {
  const { pages, arrival, come } = pagesOfSlowRemote();
  void pages.prepare(key, path);
  await come(0);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(arrival()).toBeUndefined();

  const other = pagesOfSlowRemote();
  void other.pages.prepare(key, path);
  await other.fail(0);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(other.arrival()).toMatchObject({ is: 'failed' });
});

test('an attempt that another has followed says nothing any more', async () => {
  for (const end of ['come', 'fail'] as const) {
    const slow = pagesOfSlowRemote();
    void slow.pages.prepare(key, path);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS / 2);
    void slow.pages.retry(key, path);
    await jest.advanceTimersByTimeAsync(PATIENCE_MS / 2);
    expect(slow.arrival()).toMatchObject({ is: 'pending', isLate: false });
    await slow[end](0);
    expect(slow.arrival()).toMatchObject({ is: 'pending', isLate: false });
  }
});
