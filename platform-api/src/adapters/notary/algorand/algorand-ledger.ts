import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { Notarisation, NotaryPort, NoteForm } from '../../../ports/notary.ts';
import type { Secrets } from '../../../secrets.ts';
import { ledgerAccount } from '../ledger-account.ts';
import {
  equal,
  formOf,
  noteTransaction,
  sha256,
  verifiedTransaction,
} from '../ledger-transaction.ts';
import { algorandNetwork, type AlgorandAccess, type Confirmed } from './algorand-network.ts';
import { keptNotes, type KeptNote } from './kept-notes.ts';

export type AlgorandConfig = AlgorandAccess & {
  /** Address of an explorer that has pages `/transaction/`, `/asset/` and `/account/`. */
  explorer: string | null;
};

/** In microalgos: a note is not worth more than 0.1 ALGO. The usual fee is 1,000. */
const HIGHEST_FEE = 100_000n;

/**
 * Notes on the Algorand network. A transaction is stored before it is handed over, so that its id is known
 * whatever answer is lost: a repeat asks for it, hands the same bytes over again, and makes another one only when
 * the network can never have the first.
 * @param options.timeoutMs for one question to node or indexer
 */
export function algorandLedger(
  config: AlgorandConfig,
  {
    database,
    secrets,
    clock,
  }: { database: Database; secrets: Pick<Secrets, 'ledgerSeed'>; clock: Clock },
  options: { timeoutMs?: number } = {},
): NotaryPort & { readonly address: string } {
  const { address, secretKey } = ledgerAccount(secrets.ledgerSeed);
  const { genesisHash, explorer } = config;
  const network = algorandNetwork(config, options.timeoutMs);
  const notes = keptNotes(database);

  const confirmedAt = ({ round, assetId, at }: Confirmed) => ({
    round,
    assetId,
    notedAt: at ?? clock.now(),
  });

  type Wanted = { key: string; hash: Uint8Array; form: NoteForm };

  /** A transaction for the note: the one that the network has, else a new one. */
  const prepared = async ({ key, hash, form }: Wanted): Promise<KeptNote> => {
    const found = await network.search(address, hash);
    if (found !== null) {
      const { transactionId, round } = found;
      const confirmed = confirmedAt(found);
      return { key, hash, form, transactionId, signed: null, lastValid: round, confirmed };
    }
    const suggestedParams = await network.suggestedParams();
    const lease = sha256(key);
    const transaction = noteTransaction({ address, hash, form, lease, suggestedParams });
    if (transaction.fee > HIGHEST_FEE) {
      throw new Error(`Algorand wants a fee of ${transaction.fee} microalgos for one note`);
    }
    return {
      key,
      hash,
      form,
      transactionId: transaction.txID(),
      signed: transaction.signTxn(secretKey),
      lastValid: Number(transaction.lastValid),
      confirmed: null,
    };
  };

  /** The note once the network has it. */
  const settled = async (note: KeptNote): Promise<KeptNote> => {
    if (note.confirmed !== null || note.signed === null) return note;
    const known = await network.confirmed(note.transactionId);
    if (known !== null) return notes.confirm(note, confirmedAt(known));
    if ((await network.lastRound()) >= note.lastValid) {
      // Nobody knows it yet whose indexer is behind: it may have come in its last round.
      if ((await network.indexedRound()) < note.lastValid) {
        throw new Error(`The indexer of Algorand is behind round ${note.lastValid}`);
      }
      return settled(await notes.replace(note, await prepared(note)));
    }
    await network.submit(note.signed);
    return notes.confirm(note, confirmedAt(await network.waitFor(note.transactionId)));
  };

  /** What was confirmed, from the bytes that this account signed; null where they do not agree. */
  const proved = (note: KeptNote | null): Notarisation | null => {
    if (note === null || note.confirmed === null || note.signed === null) return null;
    const transaction = verifiedTransaction(address, genesisHash, note.signed);
    if (transaction?.txID() !== note.transactionId) return null;
    if (!equal(transaction.note, note.hash) || formOf(transaction) !== note.form) return null;
    return { transactionId: note.transactionId, note: note.hash, ...note.confirmed };
  };

  return {
    address,
    async notarise(key, hash, form = 'note') {
      const kept =
        (await notes.ofKey(key)) ?? (await notes.keep(await prepared({ key, hash, form })));
      if (!equal(kept.hash, hash) || kept.form !== form) {
        throw new Error(`The ledger has another note under the key ${key}`);
      }
      const { transactionId, confirmed } = await settled(kept);
      if (confirmed === null) throw new Error(`Algorand did not confirm ${transactionId}`);
      return { transactionId, note: hash, ...confirmed };
    },

    // The network keeps what it confirmed: there is no chain of ours to look at.
    firstBrokenRound: async () => null,

    async find(transactionId) {
      const kept = await notes.ofTransaction(transactionId);
      try {
        const found = await network.lookup(transactionId);
        if (found !== null) {
          const { round, note, sender, assetId } = found;
          if (sender !== address) return null;
          return { transactionId, round, note, assetId, notedAt: confirmedAt(found).notedAt };
        }
        const isTooNew = (kept?.confirmed?.round ?? 0) > (await network.indexedRound());
        return isTooNew ? proved(kept) : null;
      } catch (error) {
        // What the network once confirmed it has for ever, also while it does not answer.
        const confirmed = proved(kept);
        if (confirmed === null) throw error;
        return confirmed;
      }
    },

    async explorerPages(transactionIds) {
      if (explorer === null) return new Map();
      const kept = await notes.ofTransactions(transactionIds);
      return new Map(
        kept.map(({ transactionId, confirmed }) => [
          transactionId,
          {
            transaction: `${explorer}/transaction/${transactionId}`,
            asset: confirmed?.assetId ? `${explorer}/asset/${confirmed.assetId}` : null,
          },
        ]),
      );
    },
    accountPage: explorer === null ? null : `${explorer}/account/${address}`,
  };
}
