import { apiError } from '../api/api-error.ts';
import { resetAuth, signInAs } from '../testing.ts';
import { freshToken, type TokenPair } from './refresh.ts';
import { writeAuth } from './session-store.ts';
import { readAuth } from './stored-auth.ts';

beforeEach(() => {
  resetAuth();
  signInAs('Discente');
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

const renewed: unknown = { token: 'fresh', refreshToken: 'next' };

/** A server that gives one answer, or breaks; it keeps what it was sent. */
function server(given: unknown = renewed) {
  const sent: TokenPair[] = [];
  const exchange = async (tokens: TokenPair) => {
    sent.push(tokens);
    if (given instanceof Error) throw given;
    return given;
  };
  return { sent, exchange };
}

const store = (change: { token: string; refreshToken?: string }) =>
  localStorage.setItem('rtk:auth', JSON.stringify({ ...readAuth(), ...change }));

test('both tokens are sent, and both of the answer are kept', async () => {
  const { sent, exchange } = server();
  await expect(freshToken('token', exchange)).resolves.toBe('fresh');
  expect(sent).toEqual([{ token: 'token', refreshToken: 'refresh-token' }]);
  expect(readAuth()).toMatchObject({ token: 'fresh', refreshToken: 'next' });
});

test('a token that is newer already is given without a call, and none without a session', async () => {
  const { sent, exchange } = server();
  await expect(freshToken('older', exchange)).resolves.toBe('token');
  writeAuth(null);
  await expect(freshToken('token', exchange)).resolves.toBeNull();
  expect(sent).toEqual([]);
});

test.each([
  ['nothing', null],
  ['no token', { refreshToken: 'next' }],
  ['no refresh token', { token: 'fresh' }],
  ['numbers', { token: 1, refreshToken: 2 }],
])('[SHELL-49 part] an answer with %s ends the session: its tokens are lost', async (_, data) => {
  const { exchange } = server(data);
  await expect(freshToken('token', exchange)).resolves.toBeNull();
  expect(readAuth()).toBeNull();
});

test.each<[string, Error]>([
  ['a server that breaks', apiError({ status: 500 })],
  ['no answer', apiError({ kind: 'network' })],
  ['a fault of the program', new TypeError('x')],
])('%s leaves the session, and is told', async (_, given) => {
  await expect(freshToken('token', server(given).exchange)).rejects.toBeInstanceOf(Error);
  expect(readAuth()?.token).toBe('token');
});

test('a refusal ends the session that it is about, never that of another person', async () => {
  await expect(freshToken('token', server(apiError({ status: 403 })).exchange)).resolves.toBeNull();
  expect(readAuth()).toBeNull();
  signInAs('Discente');
  const whileSheLogsIn = async () => {
    store({ token: 'hers', refreshToken: 'her refresh token' });
    throw apiError({ status: 401 });
  };
  await expect(freshToken('token', whileSheLogsIn)).resolves.toBeNull();
  expect(readAuth()).toMatchObject({ token: 'hers', refreshToken: 'her refresh token' });
  signInAs('Discente');
  const afterLogout = async () => {
    writeAuth(null);
    throw apiError({ status: 401 });
  };
  await expect(freshToken('token', afterLogout)).resolves.toBeNull();
});

test('a logout while the answer is on its way ends the session, and is no fault', async () => {
  const duringLogout = async () => {
    writeAuth(null);
    return renewed;
  };
  await expect(freshToken('token', duringLogout)).resolves.toBeNull();
  expect(readAuth()).toBeNull();
});

describe('with Web Locks', () => {
  type Hold = (lock: object | null) => Promise<unknown>;

  /** As the browser has them: one at a time by name, the others wait or are told that it is taken. */
  function installLocks() {
    const held = new Map<string, Promise<unknown>>();
    const names: string[] = [];
    const run = (name: string, hold: Hold) => {
      const done = hold({ name });
      held.set(name, done);
      const release = () => held.get(name) === done && held.delete(name);
      done.then(release, release);
      return done;
    };
    const request = async (name: string, ...rest: [Hold] | [{ ifAvailable?: boolean }, Hold]) => {
      names.push(name);
      const [options, hold] = rest.length === 2 ? rest : [{}, rest[0]];
      if (options.ifAvailable === true && held.has(name)) return hold(null);
      while (held.has(name)) await held.get(name)?.catch(() => undefined);
      return run(name, hold);
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    /** Another tab takes the lock; it is free again when the function that comes back is called. */
    const takeElsewhere = () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      void run('rtk:auth:refresh', () => promise);
      return resolve;
    };
    return { held, names, takeElsewhere };
  }

  const passed = async (ms: number) => jest.advanceTimersByTimeAsync(ms);
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Where a promise has come to, without waiting for it. */
  const settled = (promise: Promise<unknown>) => {
    const seen: unknown[] = [];
    promise.then(
      (value) => seen.push(value),
      (error: unknown) => seen.push(error),
    );
    return seen;
  };

  test('who refreshes goes on at once, and keeps the lock until other tabs can see what was stored', async () => {
    const { held, names } = installLocks();
    const { sent, exchange } = server();
    const seen = settled(freshToken('token', exchange));
    await passed(0);
    await passed(200);
    expect(seen).toEqual(['fresh']);
    expect(names).toEqual(['rtk:auth:refresh']);
    expect(held.size).toBe(1);
    await passed(100);
    expect(held.size).toBe(0);
    expect(sent).toHaveLength(1);
  });

  test('who finds the lock taken waits for its turn, then takes what the sibling stored, without a call', async () => {
    const { held, names, takeElsewhere } = installLocks();
    const release = takeElsewhere();
    const { sent, exchange } = server();
    const seen = settled(freshToken('token', exchange));
    await passed(1000);
    expect(seen).toEqual([]);
    release();
    await passed(100);
    // Stored, and on its way from another process.
    expect(seen).toEqual([]);
    store({ token: 'of the sibling', refreshToken: 'next' });
    await passed(10);
    expect(seen).toEqual(['of the sibling']);
    expect(sent).toEqual([]);
    expect(names).toEqual(['rtk:auth:refresh', 'rtk:auth:refresh']);
    // Who only adopted has nothing that others must see first.
    await passed(1);
    expect(held.size).toBe(0);
  });

  test('a sibling that stored nothing is waited for a quarter of a second, then this tab refreshes', async () => {
    const { takeElsewhere } = installLocks();
    const release = takeElsewhere();
    const { sent, exchange } = server();
    const seen = settled(freshToken('token', exchange));
    await passed(0);
    release();
    await passed(240);
    expect(sent).toEqual([]);
    await passed(20);
    await passed(0);
    expect(seen).toEqual(['fresh']);
    expect(sent).toHaveLength(1);
    await passed(300);
  });

  test('a sibling that logged out ends the wait: there is no session, and no call', async () => {
    const { takeElsewhere } = installLocks();
    const release = takeElsewhere();
    const { sent, exchange } = server();
    const seen = settled(freshToken('token', exchange));
    await passed(0);
    writeAuth(null);
    release();
    await passed(10);
    expect(seen).toEqual([null]);
    expect(sent).toEqual([]);
  });

  test('a token that is newer already is given while a sibling holds the lock', async () => {
    const { takeElsewhere } = installLocks();
    const release = takeElsewhere();
    const seen = settled(freshToken('older', server().exchange));
    await passed(0);
    expect(seen).toEqual(['token']);
    release();
  });

  test('a refresh that fails is told to the caller, and frees the lock', async () => {
    const { held } = installLocks();
    const seen = settled(freshToken('token', server(apiError({ status: 503 })).exchange));
    await passed(0);
    await passed(300);
    expect(seen).toEqual([expect.objectContaining({ status: 503 })]);
    expect(held.size).toBe(0);
  });

  test('locks that the browser refuses are told to the caller', async () => {
    const request = () => Promise.reject(new DOMException('no', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    await expect(freshToken('token', server().exchange)).rejects.toThrow('no');
  });
});
