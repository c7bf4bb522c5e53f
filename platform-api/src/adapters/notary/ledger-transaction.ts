import { createHash, createPublicKey, verify } from 'node:crypto';
import {
  Address,
  decodeSignedTransaction,
  makePaymentTxnWithSuggestedParamsFromObject,
  type Transaction,
} from 'algosdk';

const sha256 = (...parts: (Uint8Array | string)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
};

/** The network of an installation: its transactions are valid on no other chain (E125). */
export const genesisHashOf = (address: string) => sha256(`WorkerBadge embedded ledger ${address}`);

export const GENESIS_ID = 'workerbadge-v1';

/** What the first entry follows. */
export const firstPreviousHash = (address: string) => sha256('genesis', genesisHashOf(address));

/** Hash of an entry: its signed bytes and the instant at which it was noted. */
export const entryHashOf = (signed: Uint8Array, notedAt: Date) =>
  sha256(signed, notedAt.toISOString());

/**
 * A payment of nothing to oneself that carries the note. The lease holds the hash of the entry before,
 * so the chain is part of what is signed.
 */
export function ledgerTransaction(entry: {
  address: string;
  round: number;
  note: Uint8Array;
  previousHash: Uint8Array;
}): Transaction {
  return makePaymentTxnWithSuggestedParamsFromObject({
    sender: entry.address,
    receiver: entry.address,
    amount: 0,
    note: entry.note,
    lease: entry.previousHash,
    suggestedParams: {
      flatFee: true,
      fee: 1000,
      minFee: 1000,
      firstValid: entry.round,
      lastValid: entry.round + 1000,
      genesisID: GENESIS_ID,
      genesisHash: genesisHashOf(entry.address),
    },
  });
}

// DER prefix of an Ed25519 public key (RFC 8410).
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** The transaction when it is one of this ledger and truly signed by its key; else null. */
export function verifiedTransaction(address: string, signed: Uint8Array): Transaction | null {
  try {
    const { txn, sig } = decodeSignedTransaction(signed);
    if (sig === undefined || txn.sender.toString() !== address) return null;
    if (!equal(txn.genesisHash, genesisHashOf(address))) return null;
    const key = createPublicKey({
      key: Buffer.concat([spkiPrefix, Address.fromString(address).publicKey]),
      format: 'der',
      type: 'spki',
    });
    return verify(null, txn.bytesToSign(), key, sig) ? txn : null;
  } catch {
    return null;
  }
}

export const equal = (a: Uint8Array | undefined, b: Uint8Array | undefined) =>
  a !== undefined && b !== undefined && Buffer.from(a).equals(b);
