import type { Watched } from './watched.ts';

const DATABASE = 'workerbadge-player';
const STORE = 'positions';

/**
 * Positions on this device, for each account. In IndexedDB: what it has confirmed survives a killed browser,
 * whereas local storage is written seconds later. Where the browser forbids it there are none.
 */
export const localPositions = {
  async read(userId: string, lessonId: number): Promise<Watched | null> {
    try {
      const store = await positions('readonly');
      const found = (await done(store.get(keyOf(userId, lessonId)))) as Watched | undefined;
      return found ?? null;
    } catch {
      return null;
    }
  },
  async write(userId: string, lessonId: number, watched: Watched): Promise<void> {
    try {
      await done((await positions('readwrite')).put(watched, keyOf(userId, lessonId)));
    } catch {
      // Forbidden or full: the server has the last report.
    }
  },
};

const keyOf = (userId: string, lessonId: number) => `${userId}:${lessonId}`;

let opened: Promise<IDBDatabase> | null = null;

async function positions(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= open();
  try {
    return (await opened).transaction(STORE, mode).objectStore(STORE);
  } catch (error) {
    opened = null;
    throw error;
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  const database = await done(request);
  database.addEventListener('close', () => {
    opened = null;
  });
  return database;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('indexeddb')));
  });
