/** What an address of this host answered. */
export type Reading =
  | { state: 'read'; bytes: Uint8Array }
  | {
      state: 'unread';
      reason: 'unreachable' | 'missing' | 'unreadable';
      /** What this host calls it. */
      code?: string;
    };

/** Reads a path of this host. It never throws, and never leads to another host. */
export type Read = (path: string) => Promise<Reading>;

const MAX_BYTES = 4_000_000;
const MAX_MS = 15_000;

/** The copy of the cache is not asked: what was true a minute ago proves nothing now. */
export const readFromHost: Read = async (path) => {
  try {
    const answer = await fetch(path, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(MAX_MS),
    });
    if (answer.status === 404 || answer.status === 410) {
      const code = at(objectOf(new Uint8Array(await answer.arrayBuffer())), 'code');
      return { state: 'unread', reason: 'missing', ...(typeof code === 'string' && { code }) };
    }
    if (!answer.ok) return { state: 'unread', reason: 'unreachable' };
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return bytes.length > MAX_BYTES
      ? { state: 'unread', reason: 'unreadable' }
      : { state: 'read', bytes };
  } catch {
    return { state: 'unread', reason: 'unreachable' };
  }
};

/** Reads each path once: of one moment, whoever asks again. */
export function readingOnce(read: Read): Read {
  const readings = new Map<string, Promise<Reading>>();
  return (path) => {
    const reading = readings.get(path) ?? read(path);
    readings.set(path, reading);
    return reading;
  };
}

/** UTF-8 without a byte order mark, or null. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function objectOf(bytes: Uint8Array): JsonObject | null {
  const text = textOf(bytes);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** The value at a place of a document; undefined where there is none. */
export function at(value: unknown, ...place: (string | number)[]): unknown {
  let found = value;
  for (const step of place) {
    if (Array.isArray(found) && typeof step === 'number') found = found[step];
    else if (isObject(found) && Object.hasOwn(found, step)) found = found[step];
    else return undefined;
  }
  return found;
}

/** JSON-LD writes one value with or without a list around it. */
export const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** `id` of an object, or the string that stands in its place. */
export function idOf(value: unknown): string | null {
  const id = isObject(value) ? value['id'] : value;
  return typeof id === 'string' ? id : null;
}
