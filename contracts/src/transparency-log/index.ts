/** A log of credentials that its operator cannot rewrite unseen: what its readers check, in browser and Node. */
export { fromBase64, sameBytes, sha256, toBase64, toHex, type Bytes } from './bytes.ts';
export {
  leafHash,
  nodeHash,
  verifyConsistency,
  verifyInclusion,
  type Consistency,
  type Inclusion,
} from './merkle.ts';
export {
  cosignedAt,
  isOfLog,
  parseCheckpoint,
  readCheckpoint,
  signaturesOf,
  type Checkpoint,
  type TreeHead,
  type UncheckedCheckpoint,
} from './checkpoint.ts';
export { isKeyName, noteKey, noteKeyText, readNoteKey, type NoteKey } from './note-keys.ts';
export { cosignatureLine, noteSigner, signedCheckpoint, type NoteSigner } from './sign-note.ts';
export { credentialEntry, entryKinds } from './entries.ts';
export { decimal } from './bytes.ts';
export { isEd25519Signed } from './ed25519.ts';
export { readDer } from './der.ts';
export { readTimeStamp, type ReadTimeStamp } from './time-stamp.ts';
