import type { SignedTransaction } from 'algosdk';

/** A transaction that the network took. */
export type TakenTransaction = {
  id: string;
  signed: SignedTransaction;
  /** Null while it waits for a block. */
  round: number | null;
  assetId: number | null;
  roundTime: number;
};

const base64 = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('base64');

/** A transaction as the indexer's REST says it. */
export const indexedTransaction = ({ id, signed, round, assetId, roundTime }: TakenTransaction) => {
  const { txn, sig } = signed;
  return {
    id,
    sender: txn.sender.toString(),
    fee: Number(txn.fee),
    'first-valid': Number(txn.firstValid),
    'last-valid': Number(txn.lastValid),
    'confirmed-round': round,
    'round-time': roundTime,
    'genesis-hash': base64(txn.genesisHash),
    'genesis-id': txn.genesisID,
    'tx-type': txn.type,
    note: base64(txn.note),
    lease: base64(txn.lease),
    signature: { sig: base64(sig) },
    ...(assetId === null ? {} : { 'created-asset-index': assetId }),
    ...(txn.payment
      ? {
          'payment-transaction': {
            amount: Number(txn.payment.amount),
            receiver: txn.payment.receiver.toString(),
          },
        }
      : {}),
  };
};

/** An asset as the indexer's REST says it. */
export const indexedAsset = ({ signed: { txn }, assetId, round }: TakenTransaction) => ({
  index: assetId,
  'created-at-round': round,
  deleted: false,
  params: {
    creator: txn.sender.toString(),
    decimals: txn.assetConfig?.decimals ?? 0,
    total: Number(txn.assetConfig?.total ?? 0),
    'default-frozen': txn.assetConfig?.defaultFrozen ?? false,
    name: txn.assetConfig?.assetName,
    'unit-name': txn.assetConfig?.unitName,
    'metadata-hash': base64(txn.assetConfig?.assetMetadataHash),
  },
});
