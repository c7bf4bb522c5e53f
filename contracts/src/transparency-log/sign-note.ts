import { fromBase64, joined, toBase64, utf8, type Bytes } from './bytes.ts';
import { cosignedMessage } from './checkpoint.ts';
import { noteKey, type KeyKind, type NoteKey } from './note-keys.ts';

/** A key that signs notes. */
export type NoteSigner = {
  key: NoteKey;
  sign(message: Bytes): Promise<Bytes>;
};

// DER prefix of an Ed25519 private key (RFC 8410).
const pkcs8Prefix = Uint8Array.from([
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
]);

export async function noteSigner(
  kind: KeyKind,
  name: string,
  seed: Uint8Array,
): Promise<NoteSigner> {
  const privateKey = await crypto.subtle.importKey(
    'pkcs8',
    joined(pkcs8Prefix, seed),
    'Ed25519',
    true,
    ['sign'],
  );
  const { x = '' } = await crypto.subtle.exportKey('jwk', privateKey);
  const padded = x.replaceAll('-', '+').replaceAll('_', '/').padEnd(44, '=');
  const publicKey = fromBase64(padded);
  if (publicKey === null) throw new Error('The public key of a signer cannot be read');
  return {
    key: await noteKey(kind, name, publicKey),
    sign: async (message) =>
      new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, message)),
  };
}

const signatureLine = ({ name, id }: NoteKey, signature: Uint8Array) =>
  `— ${name} ${toBase64(joined(fromHex(id), signature))}\n`;

const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** The checkpoint of a log, signed by it: its origin is the name of its key. */
export async function signedCheckpoint(
  signer: NoteSigner,
  head: { size: number; root: Uint8Array },
): Promise<string> {
  const text = `${signer.key.name}\n${head.size}\n${toBase64(head.root)}\n`;
  return `${text}\n${signatureLine(signer.key, await signer.sign(utf8(text)))}`;
}

/** The line that a witness adds to a checkpoint. */
export async function cosignatureLine(
  signer: NoteSigner,
  checkpointText: string,
  at: Date,
): Promise<string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const time = new Uint8Array(8);
  new DataView(time.buffer).setBigUint64(0, BigInt(seconds));
  const signature = await signer.sign(cosignedMessage(checkpointText, seconds));
  return signatureLine(signer.key, joined(time, signature));
}
