import { fromBase64 } from 'contracts/transparency-log';
import { at, objectOf } from '../reading.ts';

/** Where this host publishes its log. */
export const LOG_KEYS = '/api/log/keys';
export const LOG_CHECKPOINT = '/api/log/checkpoint';
export const LOG_ANCHORS = '/api/log/anchors';
/** The answer of the time stamp authority, and the head that it is of. */
export const tokenPath = (size: number) => `${LOG_ANCHORS}/${size}/token`;
export const stampedHeadPath = (size: number) => `${LOG_ANCHORS}/${size}/checkpoint`;
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

export type AnchorAnswer = {
  kind: 'timestamp' | 'algorand';
  size: number;
  /** Instant, ISO. */
  anchoredAt: string;
  authority: string;
  /** The signed head. */
  checkpoint: string;
  transactionId: string | null;
  explorerUrl: string | null;
};

/** The anchors of the log, newest first; of a kind that is not known here none. Null when it is no such list. */
export function anchorsOf(bytes: Uint8Array): AnchorAnswer[] | null {
  const list = at(objectOf(bytes), 'data', 'anchors');
  if (!Array.isArray(list)) return null;
  return list.flatMap((anchor: unknown) => {
    const kind = at(anchor, 'kind');
    const [size, anchoredAt] = [at(anchor, 'size'), at(anchor, 'anchoredAt')];
    const [authority, checkpoint] = [at(anchor, 'authority'), at(anchor, 'checkpoint')];
    const isOne =
      (kind === 'timestamp' || kind === 'algorand') &&
      typeof size === 'number' &&
      typeof anchoredAt === 'string' &&
      !Number.isNaN(Date.parse(anchoredAt)) &&
      typeof authority === 'string' &&
      typeof checkpoint === 'string';
    if (!isOne) return [];
    const transactionId = textOrNull(at(anchor, 'transactionId'));
    const explorerUrl = webAddressOrNull(at(anchor, 'explorerUrl'));
    return [{ kind, size, anchoredAt, authority, checkpoint, transactionId, explorerUrl }];
  });
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/** It becomes a link: no other scheme may get into it. */
const webAddressOrNull = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? value : null;
