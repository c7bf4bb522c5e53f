import { joined, sha256, utf8, type Bytes } from './bytes.ts';

/** The first byte of an entry says what it is about. */
export const entryKinds = { credential: 1, ledger: 2 } as const;

/**
 * The entry of a credential: the hash of its id and the hash of its bytes. Who has the credential finds it;
 * the log alone leads to nobody (E125). A second credential under one id is seen by its equal first half.
 */
export async function credentialEntry(id: string, credential: string): Promise<Bytes> {
  return joined(
    Uint8Array.of(entryKinds.credential),
    await sha256(utf8(id)),
    await sha256(utf8(credential)),
  );
}
