import { getPublicKey, hashes, sign } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import {
  cosignatureLine,
  credentialEntry,
  leafHash,
  nodeHash,
  noteKey,
  noteKeyText,
  parseCheckpoint,
  signedCheckpoint,
  toBase64,
  type NoteSigner,
} from 'contracts/transparency-log';
import { inclusionPath } from '../addresses.ts';
import { consistencyPath, LOG_CHECKPOINT, LOG_KEYS } from '../log/log-answers.ts';

hashes.sha512 = sha512;

export const LOG_NAME = 'badges.example/api/log';

/** A key pair by its name, as a log or a witness signs with. */
export async function signerOf(
  kind: 'log' | 'witness',
  name: string,
  secretName = name,
): Promise<NoteSigner> {
  const secret = sha256(new TextEncoder().encode(secretName));
  const key = await noteKey(kind, name, new Uint8Array(getPublicKey(secret)));
  return { key, sign: async (message) => new Uint8Array(sign(message, secret)) };
}

type Hashes = readonly Uint8Array[];

const middleOf = (size: number) => 2 ** Math.ceil(Math.log2(size) - 1);

/** RFC 6962, 2.1, as it is written there. */
export async function rootOf(leaves: Hashes): Promise<Uint8Array> {
  const [only] = leaves;
  if (only === undefined) return sha256(new Uint8Array());
  if (leaves.length === 1) return only;
  const middle = middleOf(leaves.length);
  return nodeHash(await rootOf(leaves.slice(0, middle)), await rootOf(leaves.slice(middle)));
}

async function pathOf(index: number, leaves: Hashes): Promise<Uint8Array[]> {
  if (leaves.length <= 1) return [];
  const middle = middleOf(leaves.length);
  const [left, right] = [leaves.slice(0, middle), leaves.slice(middle)];
  return index < middle
    ? [...(await pathOf(index, left)), await rootOf(right)]
    : [...(await pathOf(index - middle, right)), await rootOf(left)];
}

async function subproof(size: number, leaves: Hashes, isWhole: boolean): Promise<Uint8Array[]> {
  if (size === leaves.length) return isWhole ? [] : [await rootOf(leaves)];
  const middle = middleOf(leaves.length);
  const [left, right] = [leaves.slice(0, middle), leaves.slice(middle)];
  return size <= middle
    ? [...(await subproof(size, left, isWhole)), await rootOf(right)]
    : [...(await subproof(size - middle, right, false)), await rootOf(left)];
}

/** The hash of a leaf that is some other badge's. */
export const otherLeaf = (name: string): Promise<Uint8Array> =>
  leafHash(new TextEncoder().encode(`entry ${name}`));

export type Inclusion = { index: number; size: number; hashes: string[]; checkpoint: string };

/** What an operator does with a log: everything, and what is right if nothing else is said. */
export type FakeLog = {
  name: string;
  /** The secret that it signs with. */
  secret: string;
  /** The leaves before the badge's own, and after it, by their names. */
  before: string[];
  after: string[];
  /** The witnesses that it says to have, by their names; those that cosign. */
  witnesses: string[];
  cosigning: string[];
  /** The last touch of a proof before it is sent. */
  ofProof: (proof: Inclusion) => Inclusion;
};

export const genuineLog = (): FakeLog => ({
  name: LOG_NAME,
  secret: 'log',
  before: ['a', 'b', 'c', 'd', 'e'],
  after: ['g', 'h'],
  witnesses: ['w1.example', 'w2.example'],
  cosigning: ['w1.example'],
  ofProof: (proof) => proof,
});

async function leavesOf({ before, after }: FakeLog, own: Uint8Array): Promise<Uint8Array[]> {
  return [
    ...(await Promise.all(before.map(otherLeaf))),
    own,
    ...(await Promise.all(after.map(otherLeaf))),
  ];
}

export const COSIGNED_AT = new Date('2026-11-23T09:59:00Z');

export async function headOf(log: FakeLog, leaves: Hashes): Promise<string> {
  const signer = await signerOf('log', log.name, log.secret);
  const note = await signedCheckpoint(signer, { size: leaves.length, root: await rootOf(leaves) });
  const { text = '' } = parseCheckpoint(note) ?? {};
  const lines = await Promise.all(
    log.cosigning.map(async (name) =>
      cosignatureLine(await signerOf('witness', name), text, COSIGNED_AT),
    ),
  );
  return note + lines.join('');
}

/** What a log that has this credential answers; undefined for what is not its path. */
export async function answerOfLog(
  log: FakeLog,
  path: string,
  credential: { badgeId: string; text: string },
): Promise<string | undefined> {
  const leaves = await leavesOf(log, await leafHash(await ownEntry(credential.text)));
  if (path === LOG_CHECKPOINT) return headOf(log, leaves);
  if (path === LOG_KEYS) {
    const { key } = await signerOf('log', log.name, log.secret);
    const witnesses = await Promise.all(
      log.witnesses.map(async (name) => noteKeyText((await signerOf('witness', name)).key)),
    );
    return data({ origin: log.name, key: noteKeyText(key), witnesses });
  }
  if (path === inclusionPath(credential.badgeId)) {
    const index = log.before.length;
    const proof = {
      index,
      size: leaves.length,
      hashes: (await pathOf(index, leaves)).map(toBase64),
      checkpoint: await headOf(log, leaves),
    };
    return data(log.ofProof(proof));
  }
  for (let from = 1; from <= leaves.length; from += 1) {
    for (let to = from; to <= leaves.length; to += 1) {
      if (path !== consistencyPath(from, to)) continue;
      const hashesBetween = await subproof(from, leaves.slice(0, to), true);
      return data({ hashes: hashesBetween.map(toBase64) });
    }
  }
  return undefined;
}

const data = (value: object) => JSON.stringify({ data: value, warning: null });

function ownEntry(text: string): Promise<Uint8Array> {
  let id = '';
  try {
    id = String((JSON.parse(text) as { id?: unknown }).id);
  } catch {
    // Nothing that has an id.
  }
  return credentialEntry(id, text);
}
