import { fromBase64 } from 'contracts/transparency-log';
import { at, objectOf } from '../reading.ts';

/** Where this host publishes its log. */
export const LOG_KEYS = '/api/log/keys';
export const LOG_CHECKPOINT = '/api/log/checkpoint';
export const consistencyPath = (from: number, to: number) =>
  `/api/log/consistency?from=${from}&to=${to}`;

// The deepest tree that there can be, and as many signatures as a note may have.
const MAX_HASHES = 63;
const MAX_WITNESSES = 32;

export type InclusionAnswer = {
  index: number;
  size: number;
  hashes: Uint8Array[];
  checkpoint: string;
};

export function inclusionOf(bytes: Uint8Array): InclusionAnswer | null {
  const data = at(objectOf(bytes), 'data');
  const hashes = hashesIn(data);
  const [index, size, checkpoint] = [at(data, 'index'), at(data, 'size'), at(data, 'checkpoint')];
  return hashes !== null &&
    typeof index === 'number' &&
    typeof size === 'number' &&
    typeof checkpoint === 'string'
    ? { index, size, hashes, checkpoint }
    : null;
}

export const consistencyOf = (bytes: Uint8Array): Uint8Array[] | null =>
  hashesIn(at(objectOf(bytes), 'data'));

function hashesIn(data: unknown): Uint8Array[] | null {
  const texts = at(data, 'hashes');
  if (!Array.isArray(texts) || texts.length > MAX_HASHES) return null;
  const hashes = texts.map((text: unknown) => (typeof text === 'string' ? fromBase64(text) : null));
  return hashes.every((hash) => hash?.length === 32)
    ? hashes.filter((hash) => hash !== null)
    : null;
}

/** The keys of the log and of the witnesses that it says to have, as texts. */
export function logKeysOf(bytes: Uint8Array): { key: string; witnesses: string[] } | null {
  const data = at(objectOf(bytes), 'data');
  const [key, witnesses] = [at(data, 'key'), at(data, 'witnesses')];
  if (typeof key !== 'string' || !Array.isArray(witnesses)) return null;
  const texts = witnesses.filter((witness) => typeof witness === 'string');
  return texts.length === witnesses.length && texts.length <= MAX_WITNESSES
    ? { key, witnesses: [...new Set(texts)] }
    : null;
}
