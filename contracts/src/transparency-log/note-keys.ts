import { fromBase64, joined, sha256, toBase64, toHex, utf8, type Bytes } from './bytes.ts';
import { isEd25519Signed } from './ed25519.ts';

/** What a key signs (C2SP signed-note): a log its checkpoints, a witness those of others. */
export const keyKinds = { log: 1, witness: 4 } as const;

export type KeyKind = keyof typeof keyKinds;

/** A key by which notes are checked; as text `<name>+<id>+<key>`. */
export type NoteKey = { name: string; kind: KeyKind; id: string; publicKey: Bytes };

/** Neither empty nor with a space or a plus. */
export const isKeyName = (name: string): boolean => /^[^\s+]+$/u.test(name);

export async function noteKey(kind: KeyKind, name: string, publicKey: Bytes): Promise<NoteKey> {
  const hash = await sha256(joined(utf8(`${name}\n`), Uint8Array.of(keyKinds[kind]), publicKey));
  return { name, kind, id: toHex(hash.subarray(0, 4)), publicKey };
}

export const noteKeyText = ({ name, kind, id, publicKey }: NoteKey): string =>
  `${name}+${id}+${toBase64(joined(Uint8Array.of(keyKinds[kind]), publicKey))}`;

/** The key that a text says; null when it is none, or its id is not that of the key. */
export async function readNoteKey(text: string): Promise<NoteKey | null> {
  const [, name, id, base64] = /^([^\s+]+)\+([\da-f]{8})\+(\S+)$/u.exec(text) ?? [];
  if (name === undefined || base64 === undefined) return null;
  const bytes = fromBase64(base64);
  if (bytes?.length !== 33) return null;
  const kind = bytes[0] === keyKinds.log ? 'log' : bytes[0] === keyKinds.witness ? 'witness' : null;
  if (kind === null) return null;
  const key = await noteKey(kind, name, bytes.slice(1));
  return key.id === id ? key : null;
}

/** Whether the holder of the key signed these bytes. */
export const isSignedBy = (key: NoteKey, signature: Bytes, message: Bytes): Promise<boolean> =>
  isEd25519Signed(key.publicKey, signature, message);
