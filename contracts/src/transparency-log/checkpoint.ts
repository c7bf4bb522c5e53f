import { decimal, fromBase64, toHex, utf8, type Bytes } from './bytes.ts';
import { isSignedBy, readNoteKey, type NoteKey } from './note-keys.ts';

/** The head of a log at one size. */
export type TreeHead = { origin: string; size: number; root: Bytes };

type Signature = { name: string; id: string; bytes: Bytes };

/** A checkpoint of which nothing was checked yet. */
export type UncheckedCheckpoint = TreeHead & { text: string; signatures: Signature[] };

const MAX_SIGNATURES = 32;

/** The parts of a signed checkpoint (C2SP tlog-checkpoint); null when the text is none. */
export function parseCheckpoint(note: string): UncheckedCheckpoint | null {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) return null;
  const text = note.slice(0, end + 1);
  const [origin = '', sizeText = '', rootText = ''] = text.split('\n');
  const size = decimal(sizeText);
  const root = fromBase64(rootText);
  if (origin === '' || size === null || root?.length !== 32) return null;
  const signatures = signaturesOf(note.slice(end + 2));
  return signatures === null ? null : { origin, size, root, text, signatures };
}

/** The lines of signatures, as a note ends with and a witness answers; null when one of them is not one. */
export function signaturesOf(text: string): Signature[] | null {
  const lines = text.split('\n').slice(0, -1);
  if (lines.length === 0 || lines.length > MAX_SIGNATURES || !text.endsWith('\n')) return null;
  const signatures = lines.map((line) => {
    const [, name, base64] = /^— ([^\s+]+) (\S+)$/u.exec(line) ?? [];
    const bytes = base64 === undefined ? null : fromBase64(base64);
    if (name === undefined || bytes === null || bytes.length < 5) return null;
    return { name, id: toHex(bytes.subarray(0, 4)), bytes: bytes.slice(4) };
  });
  return signatures.every((signature) => signature !== null) ? signatures : null;
}

const isOf = (key: NoteKey) => (signature: Signature) =>
  signature.name === key.name && signature.id === key.id;

/** Whether the log itself signed the checkpoint. */
export async function isOfLog(checkpoint: UncheckedCheckpoint, key: NoteKey): Promise<boolean> {
  if (key.kind !== 'log' || checkpoint.origin !== key.name) return false;
  const own = checkpoint.signatures.filter(isOf(key));
  for (const { bytes } of own) {
    if (!(await isSignedBy(key, bytes, utf8(checkpoint.text)))) return false;
  }
  return own.length > 0;
}

/** What a witness signs (C2SP tlog-cosignature, `cosignature/v1`). */
export const cosignedMessage = (checkpointText: string, seconds: number): Bytes =>
  utf8(`cosignature/v1\ntime ${seconds}\n${checkpointText}`);

/** When this witness saw the checkpoint, going on from all that it had seen; null when it did not. */
export async function cosignedAt(
  checkpoint: Pick<UncheckedCheckpoint, 'text' | 'signatures'>,
  key: NoteKey,
): Promise<Date | null> {
  const signature = checkpoint.signatures.find(isOf(key));
  if (key.kind !== 'witness' || signature?.bytes.length !== 72) return null;
  const seconds = Number(new DataView(signature.bytes.buffer).getBigUint64(0));
  const message = cosignedMessage(checkpoint.text, seconds);
  const isGood = await isSignedBy(key, signature.bytes.slice(8), message);
  return isGood ? new Date(seconds * 1000) : null;
}

export type Checkpoint = TreeHead & {
  /** The witnesses among the given ones that cosigned it. */
  cosignatures: { name: string; at: Date }[];
};

/**
 * A checkpoint that the log of this key signed, with its witnesses; null when it is not from that log or not
 * whole. Keys are texts, `<name>+<id>+<key>`; a witness's key that cannot be read cosigned nothing.
 */
export async function readCheckpoint(
  note: string,
  keys: { log: string; witnesses?: readonly string[] },
): Promise<Checkpoint | null> {
  const checkpoint = parseCheckpoint(note);
  const logKey = await readNoteKey(keys.log);
  if (checkpoint === null || logKey === null || !(await isOfLog(checkpoint, logKey))) return null;
  const cosignatures = [];
  for (const text of keys.witnesses ?? []) {
    const key = await readNoteKey(text);
    const at = key === null ? null : await cosignedAt(checkpoint, key);
    if (key !== null && at !== null) cosignatures.push({ name: key.name, at });
  }
  const { origin, size, root } = checkpoint;
  return { origin, size, root, cosignatures };
}
