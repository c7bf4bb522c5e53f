import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { openMemory as open } from './indexed-memory.ts';
import type { SeenHead } from './memory.ts';

const LOG = 'badges.example/api/log';
const head = (size: number): SeenHead => ({
  key: 'key',
  size,
  root: `root of ${size}`,
  at: '2026-11-23T10:00:00.000Z',
});

/** A tab of its own, as far as the module knows. */
async function tab(): Promise<Awaited<ReturnType<typeof open>>> {
  jest.resetModules();
  const { openMemory } = await import('./indexed-memory.ts');
  return openMemory();
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('what one tab remembers another one knows, and a later visit too', async () => {
  const first = await tab();
  expect(first.canRemember).toBe(true);
  expect(await first.seen(LOG)).toBeNull();
  expect(await first.replace(LOG, null, head(8))).toBe(true);
  expect(await (await tab()).seen(LOG)).toEqual(head(8));
});

test('a head is replaced only by who knew it', async () => {
  const [one, two] = [await tab(), await tab()];
  expect(await one.replace(LOG, null, head(8))).toBe(true);
  expect(await two.replace(LOG, null, head(7))).toBe(false);
  expect(await two.replace(LOG, head(7), head(9))).toBe(false);
  expect(await two.replace(LOG, { ...head(8), root: 'another' }, head(9))).toBe(false);
  expect(await two.replace(LOG, { ...head(8), key: 'another' }, head(9))).toBe(false);
  expect(await one.seen(LOG)).toEqual(head(8));
  expect(await two.replace(LOG, head(8), head(9))).toBe(true);
  expect(await one.replace(LOG, head(8), head(10))).toBe(false);
  expect(await one.seen(LOG)).toEqual(head(9));
});

test('of many tabs at once one is kept, and the others are told', async () => {
  const tabs = [await tab(), await tab(), await tab(), await tab()];
  const kept = await Promise.all(tabs.map((memory, i) => memory.replace(LOG, null, head(i + 1))));
  expect(kept.filter(Boolean)).toHaveLength(1);
  expect(await tabs[0]?.seen(LOG)).toEqual(head(kept.indexOf(true) + 1));
});

test('another name is another log, and not a first visit', async () => {
  const memory = await tab();
  await memory.replace(LOG, null, head(8));
  expect(await memory.seen('new.example/log')).toBe('otherLog');
  expect(await memory.seen(LOG)).toEqual(head(8));
});

test.each([
  ['SecurityError', new DOMException('forbidden', 'SecurityError')],
  ['InvalidStateError', new DOMException('private', 'InvalidStateError')],
])('where the browser forbids a memory there is none: %s', async (_name, error) => {
  globalThis.indexedDB.open = () => {
    throw error;
  };
  const memory = await tab();
  expect(memory.canRemember).toBe(false);
  expect(await memory.seen(LOG)).toBeNull();
  expect(await memory.replace(LOG, null, head(1))).toBe(true);
});

test('a browser that has no such memory at all', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  expect((await tab()).canRemember).toBe(false);
});

test('a memory that is there and cannot be opened is no first visit', async () => {
  globalThis.indexedDB.open = () => {
    throw new DOMException('a later program wrote it', 'VersionError');
  };
  const memory = await tab();
  expect(memory.canRemember).toBe(true);
  await expect(memory.seen(LOG)).rejects.toThrow('a later program wrote it');
  await expect(memory.replace(LOG, null, head(1))).rejects.toThrow('a later program wrote it');
});

test('what cannot be read is no first visit, and is not written over', async () => {
  const memory = await tab();
  const request = indexedDB.open('workerbadge-log', 1);
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const store = request.result.transaction('heads', 'readwrite').objectStore('heads');
  const put = store.put({ size: 'eight' }, LOG);
  await new Promise((resolve) => put.addEventListener('success', resolve));
  await expect(memory.seen(LOG)).rejects.toThrow('cannot be read');
  await expect(memory.replace(LOG, null, head(1))).rejects.toThrow('cannot be read');
});
