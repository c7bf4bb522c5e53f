import { askHost } from './ask-host.ts';
import { MAX_FILE_BYTES } from './document/unread.ts';

const ADDRESS = 'https://badges.adria.example/5.json';
const network = jest.spyOn(globalThis, 'fetch');
const cancelled = jest.fn();

beforeEach(() => {
  network.mockReset();
  cancelled.mockReset();
});

/** An answer that sends its parts one after the other. */
function answer(parts: Uint8Array<ArrayBuffer>[], more: Partial<Response> = {}) {
  const left = [...parts];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const part = left.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(part);
    },
    cancel: cancelled,
  });
  network.mockResolvedValue({ ok: true, status: 200, type: 'cors', body, ...more } as Response);
}

const bytes = (length: number) => new Uint8Array(length).fill(0x20);

test('a host learns no more than that it is asked', async () => {
  answer([bytes(1)]);
  await askHost(ADDRESS);
  expect(network).toHaveBeenCalledTimes(1);
  const [address, options] = network.mock.calls[0]!;
  expect(address).toBe(ADDRESS);
  expect(options).toMatchObject({
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
  });
  expect(options?.method ?? 'GET').toBe('GET');
  // A longer or another header would first send a question of its own.
  expect(Object.keys(options?.headers ?? {})).toEqual(['accept']);
  expect(Object.values(options?.headers ?? {}).join('').length).toBeLessThanOrEqual(128);
});

test('what comes in parts is read as one', async () => {
  const parts = ['{"type":', '"Assertion"}'].map((part) => new TextEncoder().encode(part));
  answer(parts.map((part) => new Uint8Array(part)));
  const found = await askHost(ADDRESS);
  expect(found.state === 'read' && new TextDecoder().decode(found.bytes)).toBe(
    '{"type":"Assertion"}',
  );
});

test('as much as a file may have is read, and no more is waited for', async () => {
  answer([bytes(MAX_FILE_BYTES)]);
  expect(await askHost(ADDRESS)).toMatchObject({ state: 'read' });
  answer([bytes(MAX_FILE_BYTES), bytes(1), bytes(1)]);
  expect(await askHost(ADDRESS)).toEqual({ state: 'unread', reason: 'hostTooLarge' });
  expect(cancelled).toHaveBeenCalledTimes(1);
});

test.each<[string, Partial<Response>]>([
  ['hostRedirects', { type: 'opaqueredirect', ok: false, status: 0, body: null }],
  ['hostMissing', { ok: false, status: 404 }],
  ['hostMissing', { ok: false, status: 410 }],
  ['hostSilent', { ok: false, status: 500 }],
  ['hostSilent', { ok: false, status: 401 }],
  ['hostUnreadable', { body: null }],
])('%s: %j', async (reason, more) => {
  answer([bytes(1)], more);
  expect(await askHost(ADDRESS)).toEqual({ state: 'unread', reason });
});

test('a host that cannot be reached, or breaks off, is silent', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await askHost(ADDRESS)).toEqual({ state: 'unread', reason: 'hostSilent' });
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('cut off')) });
  answer([], { body });
  expect(await askHost(ADDRESS)).toEqual({ state: 'unread', reason: 'hostSilent' });
});

test('a host has 15 seconds', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  answer([bytes(1)]);
  await askHost(ADDRESS);
  expect(timeout).toHaveBeenCalledWith(15_000);
  expect(network.mock.calls[0]![1]?.signal).toBe(timeout.mock.results[0]?.value);
});
