import { readFromHost } from './reading.ts';

const answering = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

afterEach(() => jest.restoreAllMocks());

test('a document is read past the cache, without cookies, and never from another address', async () => {
  const fetched = answering(async () => new Response('{}'));
  expect(await readFromHost('/api/x')).toEqual({
    state: 'read',
    bytes: new TextEncoder().encode('{}'),
  });
  expect(fetched).toHaveBeenCalledWith(
    '/api/x',
    expect.objectContaining({ cache: 'no-store', credentials: 'omit', redirect: 'error' }),
  );
});

test.each([
  [404, 'missing'],
  [410, 'missing'],
  [403, 'unreachable'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('an answer of %i is no document: %s', async (status, reason) => {
  answering(async () => new Response('{}', { status }));
  expect(await readFromHost('/api/x')).toEqual({ state: 'unread', reason });
});

test('without a connection nothing is read, and nothing is thrown', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await readFromHost('/api/x')).toEqual({ state: 'unread', reason: 'unreachable' });
});

test('an answer larger than any document is given up', async () => {
  answering(async () => new Response(new Uint8Array(4_000_001)));
  expect(await readFromHost('/api/x')).toEqual({ state: 'unread', reason: 'unreadable' });
});

test('what is not there says by which name it is missed', async () => {
  const body = JSON.stringify({ data: null, code: 'LOG_ENTRY_NOT_FOUND' });
  answering(async () => new Response(body, { status: 404 }));
  expect(await readFromHost('/api/x')).toEqual({
    state: 'unread',
    reason: 'missing',
    code: 'LOG_ENTRY_NOT_FOUND',
  });
});
