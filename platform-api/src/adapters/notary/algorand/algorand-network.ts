import { Algodv2, Indexer, type indexerModels, type SuggestedParams } from 'algosdk';
import { equal } from '../ledger-transaction.ts';

export type AlgorandAccess = {
  node: { url: string; token: string };
  indexer: { url: string; token: string };
  /** Which network it must be: its genesis hash. */
  genesisHash: Uint8Array;
};

/** A transaction that the network has for good. */
export type Confirmed = {
  transactionId: string;
  sender: string;
  note: Uint8Array;
  round: number;
  assetId: number | null;
  /** When its block was made; null where only the node was asked. */
  at: Date | null;
};

type Request<T> = {
  do(headers: Record<string, string>, options: Record<string, unknown>): Promise<T>;
};

/** One round takes about three seconds. */
const ROUNDS_TO_WAIT = 10;

/**
 * The questions that notarising asks a node and an indexer, by the SDK; each has its time.
 * @param timeoutMs for one question
 */
export function algorandNetwork(access: AlgorandAccess, timeoutMs = 20_000) {
  // Without a port of its own an address has that of its protocol, not the SDK's 8080.
  const portOf = ({ url }: { url: string }) => new URL(url).port;
  const node = new Algodv2(access.node.token, access.node.url, portOf(access.node));
  const indexer = new Indexer(access.indexer.token, access.indexer.url, portOf(access.indexer));
  const ask = <T>(request: Request<T>): Promise<T> =>
    request.do({}, { signal: AbortSignal.timeout(timeoutMs) });

  const lastRound = async () => Number((await ask(node.status())).lastRound);

  /** What the node says of a transaction; null where it does not know it, or not any more. */
  const pending = async (transactionId: string) => {
    const known = await orNull(ask(node.pendingTransactionInformation(transactionId)));
    if (known === null) return null;
    const { confirmedRound, assetIndex, poolError, txn } = known;
    if (!confirmedRound) return { refusal: poolError, confirmed: null };
    const confirmed: Confirmed = {
      transactionId,
      sender: txn.txn.sender.toString(),
      note: txn.txn.note,
      round: Number(confirmedRound),
      assetId: assetIndex ? Number(assetIndex) : null,
      at: null,
    };
    return { refusal: '', confirmed };
  };

  const lookup = async (transactionId: string): Promise<Confirmed | null> => {
    const found = await orNull(ask(indexer.lookupTransactionByID(transactionId)));
    return found === null ? null : confirmedOf(found.transaction, access.genesisHash);
  };

  return {
    lastRound,
    lookup,

    /** What a new transaction needs. */
    async suggestedParams(): Promise<SuggestedParams> {
      const params = await ask(node.getTransactionParams());
      if (!equal(params.genesisHash, access.genesisHash)) {
        throw new Error('The Algorand node is of another network than ALGORAND_NETWORK says');
      }
      return params;
    },

    /** Hands a transaction over; that the network has it already is no error. */
    async submit(signed: Uint8Array): Promise<void> {
      try {
        await ask(node.sendRawTransaction(signed));
      } catch (error) {
        if (error instanceof Error && error.message.includes('already in ledger')) return;
        throw error;
      }
    },

    /** Where the transaction is confirmed: the node knows the last hour, the indexer all. */
    confirmed: async (transactionId: string): Promise<Confirmed | null> =>
      (await pending(transactionId))?.confirmed ?? lookup(transactionId),

    /** Waits some rounds for a transaction that was handed over; throws where it is not confirmed then. */
    async waitFor(transactionId: string): Promise<Confirmed> {
      let round = await lastRound();
      for (let waited = 0; waited < ROUNDS_TO_WAIT; waited += 1) {
        const known = await pending(transactionId);
        if (known?.confirmed) return known.confirmed;
        if (known?.refusal) throw new Error(`Algorand refused a transaction: ${known.refusal}`);
        round = Number((await ask(node.statusAfterBlock(round))).lastRound);
      }
      throw new Error(`Algorand did not confirm ${transactionId} in ${ROUNDS_TO_WAIT} rounds`);
    },

    /** The transaction of this account that carries exactly this note, where the indexer has one. */
    async search(sender: string, note: Uint8Array): Promise<Confirmed | null> {
      const { transactions } = await ask(
        indexer.searchForTransactions().address(sender).addressRole('sender').notePrefix(note),
      );
      return (
        transactions
          .map((transaction) => confirmedOf(transaction, access.genesisHash))
          .find((found) => found?.sender === sender && equal(found.note, note)) ?? null
      );
    },

    /** Up to which round the indexer has everything. */
    indexedRound: async () => Number((await ask(indexer.makeHealthCheck())).round),
  };
}

function confirmedOf(
  transaction: indexerModels.Transaction,
  genesisHash: Uint8Array,
): Confirmed | null {
  const { id, sender, note, confirmedRound, createdAssetIndex, roundTime } = transaction;
  if (!id || !note || !confirmedRound) return null;
  if (!equal(transaction.genesisHash, genesisHash)) return null;
  return {
    transactionId: id,
    sender,
    note,
    round: Number(confirmedRound),
    assetId: createdAssetIndex ? Number(createdAssetIndex) : null,
    at: roundTime === undefined ? null : new Date(roundTime * 1000),
  };
}

/** What was asked for; null where the server does not know it. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

function statusOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('response' in error)) return undefined;
  const { response } = error;
  return typeof response === 'object' && response !== null && 'status' in response
    ? response.status
    : undefined;
}
