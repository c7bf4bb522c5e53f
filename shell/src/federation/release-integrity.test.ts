import { createHash } from 'node:crypto';
import { fetchJson } from './checked-fetch.ts';
import { enforceIntegrity, integrityOf } from './release-integrity.ts';

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
