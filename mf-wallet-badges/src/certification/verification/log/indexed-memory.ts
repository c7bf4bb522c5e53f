import { isObject } from '../reading.ts';
import { isSameHead, noMemory, type LogMemory, type SeenHead } from './memory.ts';

const DATABASE = 'workerbadge-log';
const STORE = 'heads';
const MAX_MS = 5000;

/**
 * In IndexedDB: the worker that checks has it and has no local storage; tabs of a site change it one after the
 * other; what it confirmed survives a killed browser. Each site of the browser has its own.
 */
export async function openMemory(): Promise<LogMemory> {
  try {
    opened ??= open();
    return memoryIn(await inTime(opened));
  } catch (error) {
    opened = null;
    if (isForbidden(error)) return noMemory;
    // There may be one. What it says is not known, so nothing can be said.
    const fail = () => Promise.reject(error);
    return { canRemember: true, seen: fail, replace: fail };
  }
}

let opened: Promise<IDBDatabase> | null = null;

const isForbidden = (error: unknown) =>
  error instanceof ReferenceError ||
  (error instanceof DOMException && ['SecurityError', 'InvalidStateError'].includes(error.name));

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  const database = await done(request);
  database.addEventListener('close', () => {
    opened = null;
  });
  return database;
}

function memoryIn(database: IDBDatabase): LogMemory {
  return {
    canRemember: true,
    async seen(log) {
      const store = database.transaction(STORE, 'readonly').objectStore(STORE);
      const [found, names] = await inTime(
        Promise.all([done<unknown>(store.get(log)), done(store.count())]),
      );
      if (found === undefined) return names === 0 ? null : 'otherLog';
      return headOf(found);
    },
    async replace(log, before, next) {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const ended = new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(STORE)));
      });
      const store = transaction.objectStore(STORE);
      const swap = async () => {
        const found = await done<unknown>(store.get(log));
        const isFree = isSameHead(found === undefined ? null : headOf(found), before);
        if (isFree) store.put(next, log);
        return isFree;
      };
      const [isKept] = await inTime(Promise.all([swap(), ended]));
      return isKept;
    },
  };
}

function headOf(found: unknown): SeenHead {
  if (isObject(found)) {
    const { key, size, root, at } = found;
    if (
      typeof key === 'string' &&
      typeof size === 'number' &&
      typeof root === 'string' &&
      typeof at === 'string'
    ) {
      return { key, size, root, at };
    }
  }
  throw new Error('What is remembered of the log cannot be read');
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(STORE)));
  });

/** Another tab, or a fault of the browser, can keep a database closed for ever. */
function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The memory of the log does not answer')), MAX_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
