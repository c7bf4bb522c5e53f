import { createHash } from 'node:crypto';
import { fetchJson } from './checked-fetch.ts';
import { enforceIntegrity, integrityOf, watchIntegrity } from './release-integrity.ts';
import { enforceShellIntegrity } from './shell-integrity.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const fetched = jest.spyOn(globalThis, 'fetch');
const answer =
  (body: string, { status = 200, type = 'application/json' } = {}) =>
  async () =>
    new Response(body, { status, headers: { 'content-type': type } });

beforeEach(() => fetched.mockReset());
afterAll(() => fetched.mockRestore());

const base = 'http://localhost/_remotes/mf-x/1.0.0-a/';

test('files of a release that was checked have the hash of its list; others of it are refused', () => {
  enforceIntegrity(base, { 'a.js': 'sha384-aaa' });
  expect(integrityOf(`${base}a.js`)).toBe('sha384-aaa');
  expect(integrityOf(`${base}a.js?again`)).toBe('sha384-aaa');
  expect(integrityOf(`${base}foreign.js`)).toMatch(/^sha384-A{64}$/);
  expect(integrityOf('http://localhost/_remotes/mf-y/1/a.js')).toBeUndefined();
});

test('a document with the bytes of its release is read', async () => {
  fetched.mockImplementation(answer('{"a":1}'));
  expect(await fetchJson('/x.json', hashOf('{"a":1}'))).toEqual({ a: 1 });
  expect(await fetchJson('/x.json', undefined)).toEqual({ a: 1 });
});

test.each<[string, () => Promise<Response>, RegExp]>([
  ['an altered byte', answer('{"a":2}'), /altered/],
  ['a status', answer('{"a":1}', { status: 503 }), /status 503/],
  ['a page in place of JSON', answer('{"a":1}', { type: 'text/html' }), /text\/html/],
])('%s is refused, after a second try past the caches', async (_, broken, message) => {
  fetched.mockImplementation(broken);
  await expect(fetchJson('/x.json', hashOf('{"a":1}'))).rejects.toThrow(message);
  expect(fetched.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'reload']);
});

test('what was damaged on the way is good at the second try', async () => {
  fetched.mockImplementationOnce(answer('{"a":2}')).mockImplementationOnce(answer('{"a":1}'));
  expect(await fetchJson('/x.json', hashOf('{"a":1}'))).toEqual({ a: 1 });
});

test('other bytes are asked for anew at once, a server in trouble after a moment', async () => {
  jest.useFakeTimers();
  fetched.mockImplementation(answer('{"a":2}'));
  await expect(fetchJson('/x.json', hashOf('{"a":1}'))).rejects.toThrow(/altered/);
  fetched.mockReset();
  fetched.mockImplementation(answer('', { status: 503 }));
  const refused = fetchJson('/x.json', undefined).catch(String);
  await jest.advanceTimersByTimeAsync(100);
  expect(fetched).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(100);
  expect(await refused).toMatch(/503/);
  jest.useRealTimers();
});

describe('files of the shell', () => {
  const shell = '/_shell/1.0.0-a/';
  const asked = (file: string) =>
    (globalThis as unknown as { releaseIntegrity: typeof integrityOf }).releaseIntegrity(
      `http://localhost${shell}${file}`,
    );
  afterEach(() => document.head.replaceChildren());

  const table = JSON.stringify({ files: { 'later.js': 'sha384-later' } });
  const named = (hash: string) => {
    document.head.innerHTML = `<meta name="shell-integrity" content="${shell}integrity.json ${hash}">`;
  };

  test('what the document names has the hash that it says, before the table is there', () => {
    document.head.innerHTML = `<link rel="preload" href="${shell}first.js" as="script" integrity="sha384-first"><link rel="preload" href="${shell}other.js" as="script">`;
    watchIntegrity();
    expect(asked('first.js')).toBe('sha384-first');
    expect(asked('other.js')).toBeUndefined();
    expect(asked('later.js')).toBeUndefined();
  });

  test('an edge that names no table, and a table that is lost or altered, change nothing', async () => {
    await enforceShellIntegrity();
    expect(fetched).not.toHaveBeenCalled();
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fetched.mockImplementation(answer(table.replace('later', 'other')));
    named(hashOf(table));
    await enforceShellIntegrity();
    expect(complaints).toHaveBeenCalledTimes(1);
    complaints.mockRestore();
    expect(asked('later.js')).toBeUndefined();
  });

  test('what is asked for later has the hash of the table', async () => {
    fetched.mockImplementation(answer(table));
    named(hashOf(table));
    await enforceShellIntegrity();
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      `http://localhost${shell}integrity.json`,
    ]);
    expect(asked('later.js')).toBe('sha384-later');
    expect(asked('unlisted.js')).toMatch(/^sha384-A{64}$/);
  });
});
