import { createHash, createPublicKey, verify } from 'node:crypto';
import {
  Address,
  decodeSignedTransaction,
  makeAssetCreateTxnWithSuggestedParamsFromObject,
  makePaymentTxnWithSuggestedParamsFromObject,
  TransactionType,
  type SuggestedParams,
  type Transaction,
} from 'algosdk';
import type { NoteForm } from '../../ports/notary.ts';

export const sha256 = (...parts: (Uint8Array | string)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
};

/**
 * A transaction that carries a hash: a payment of nothing to oneself, or the making of an asset of which there
 * is one, which nobody can change afterwards because it has no manager.
 */
export function noteTransaction(entry: {
  address: string;
  hash: Uint8Array;
  form: NoteForm;
  /** 32 bytes: of two transactions with the same one the ledger takes one. */
  lease: Uint8Array;
  suggestedParams: SuggestedParams;
}): Transaction {
  const { address, hash, form, lease, suggestedParams } = entry;
  const common = { sender: address, note: hash, lease, suggestedParams };
  return form === 'note'
    ? makePaymentTxnWithSuggestedParamsFromObject({ ...common, receiver: address, amount: 0 })
    : makeAssetCreateTxnWithSuggestedParamsFromObject({
        ...common,
        total: 1,
        decimals: 0,
        defaultFrozen: false,
        unitName: 'WBCREDIT',
        assetName: 'WorkerBadge credits',
        assetMetadataHash: hash,
      });
}

export const formOf = (transaction: Transaction): NoteForm =>
  transaction.type === TransactionType.acfg ? 'nft' : 'note';

// DER prefix of an Ed25519 public key (RFC 8410).
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** The transaction when it is of this network and truly signed by the account; else null. */
export function verifiedTransaction(
  address: string,
  genesisHash: Uint8Array,
  signed: Uint8Array,
): Transaction | null {
  try {
    const { txn, sig } = decodeSignedTransaction(signed);
    if (sig === undefined || txn.sender.toString() !== address) return null;
    if (!equal(txn.genesisHash, genesisHash)) return null;
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

export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
export const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
