import type { Transaction } from 'algosdk';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Notarisation, NotaryPort } from '../../ports/notary.ts';
import type { Secrets } from '../../secrets.ts';
import { ledgerAccount } from './ledger-account.ts';
import {
  base64,
  equal,
  formOf,
  fromBase64,
  noteTransaction,
  sha256,
  verifiedTransaction,
} from './ledger-transaction.ts';

/** The network of an installation: its transactions are valid on no other chain (E125). */
const genesisHashOf = (address: string) => sha256(`WorkerBadge embedded ledger ${address}`);

const GENESIS_ID = 'workerbadge-v1';

/** What the first entry follows. */
const firstPreviousHash = (address: string) => sha256('genesis', genesisHashOf(address));

/** Hash of an entry: its signed bytes and the instant at which it was noted. */
const entryHashOf = (signed: Uint8Array, notedAt: Date) => sha256(signed, notedAt.toISOString());

type Entry = {
  round: number;
  key: string;
  transactionId: string;
  signed: Uint8Array;
  previousHash: Uint8Array;
  entryHash: Uint8Array;
  notedAt: Date;
};

/** The ledger of an installation that has no Algorand node: the same transactions, kept in its database. */
export type EmbeddedLedger = NotaryPort & {
  /** The ledger's Algorand address. */
  readonly address: string;
};

/** Entries that are looked at in one piece. */
const BATCH = 1000;

/**
 * Real signed Algorand transactions under a genesis hash of their own. The lease of each holds the hash of the
 * entry before, so the chain is part of what is signed. The number of an asset is that of its round.
 */
export function embeddedLedger(
  database: Database,
  secrets: Pick<Secrets, 'ledgerSeed'>,
  clock: Clock,
): EmbeddedLedger {
  const { address, secretKey } = ledgerAccount(secrets.ledgerSeed);
  const genesisHash = genesisHashOf(address);

  const entries = async (where: ReturnType<typeof sql>): Promise<Entry[]> => {
    const result = await database.db.execute(sql`
      select round::int as round, key, transaction_id, signed_transaction, previous_hash, entry_hash, noted_at
      from ledger_entry where ${where} order by round`);
    return (result as { rows: Record<string, unknown>[] }).rows.map((row) => ({
      round: Number(row.round),
      key: String(row.key),
      transactionId: String(row.transaction_id),
      signed: fromBase64(String(row.signed_transaction)),
      previousHash: fromBase64(String(row.previous_hash)),
      entryHash: fromBase64(String(row.entry_hash)),
      notedAt: new Date(row.noted_at as string | Date),
    }));
  };

  /** What an entry says, when its bytes, its place in the chain and its hash all agree. */
  const sound = (entry: Entry): Notarisation | null => {
    const transaction = verifiedTransaction(address, genesisHash, entry.signed);
    if (transaction === null || transaction.txID() !== entry.transactionId) return null;
    if (Number(transaction.firstValid) !== entry.round) return null;
    if (!equal(transaction.lease, entry.previousHash)) return null;
    if (!equal(entryHashOf(entry.signed, entry.notedAt), entry.entryHash)) return null;
    return {
      transactionId: entry.transactionId,
      round: entry.round,
      note: transaction.note,
      notedAt: entry.notedAt,
      assetId: assetIdOf(transaction, entry.round),
    };
  };

  const previousHashFor = async (round: number) =>
    round === 1
      ? firstPreviousHash(address)
      : (await entries(sql`round = ${round - 1}`))[0]?.entryHash;

  return {
    address,
    async notarise(key, hash, form = 'note') {
      return database.transaction(async () => {
        // One writer at a time: the next entry must name the last one.
        await database.db.execute(sql`select pg_advisory_xact_lock(7263482)`);
        const [known] = await entries(sql`key = ${key}`);
        if (known) {
          const noted = sound(known);
          const isSame = noted !== null && (noted.assetId === null ? 'note' : 'nft') === form;
          if (!isSame || !equal(noted.note, hash)) {
            throw new Error(`The ledger has another note under the key ${key}`);
          }
          return noted;
        }
        const [last] = await entries(sql`round = (select max(round) from ledger_entry)`);
        const round = (last?.round ?? 0) + 1;
        const previousHash = last?.entryHash ?? firstPreviousHash(address);
        const notedAt = clock.now();
        const transaction = noteTransaction({
          address,
          hash,
          form,
          lease: previousHash,
          suggestedParams: {
            flatFee: true,
            fee: 1000,
            minFee: 1000,
            firstValid: round,
            lastValid: round + 1000,
            genesisID: GENESIS_ID,
            genesisHash,
          },
        });
        const signed = transaction.signTxn(secretKey);
        const transactionId = transaction.txID();
        await database.db.execute(sql`
          insert into ledger_entry
            (round, key, transaction_id, signed_transaction, previous_hash, entry_hash, noted_at)
          values (${round}, ${key}, ${transactionId}, ${base64(signed)}, ${base64(previousHash)},
            ${base64(entryHashOf(signed, notedAt))}, ${notedAt.toISOString()})`);
        const assetId = assetIdOf(transaction, round);
        return { transactionId, round, note: hash, notedAt, assetId };
      });
    },
    async find(transactionId) {
      const [entry] = await entries(sql`transaction_id = ${transactionId}`);
      if (!entry) return null;
      const [next] = await entries(sql`round = ${entry.round + 1}`);
      const isChained =
        equal(entry.previousHash, await previousHashFor(entry.round)) &&
        (next === undefined || equal(next.previousHash, entry.entryHash));
      return isChained ? sound(entry) : null;
    },
    explorerPages: () => Promise.resolve(new Map()),
    accountPage: null,
    async firstBrokenRound() {
      let previous: Uint8Array = firstPreviousHash(address);
      let round = 1;
      for (;;) {
        const batch = await entries(sql`round >= ${round} and round < ${round + BATCH}`);
        for (const entry of batch) {
          if (entry.round !== round || sound(entry) === null) return round;
          if (!equal(entry.previousHash, previous)) return round;
          previous = entry.entryHash;
          round += 1;
        }
        if (batch.length < BATCH) break;
      }
      const [later] = await entries(
        sql`round = (select min(round) from ledger_entry where round >= ${round})`,
      );
      return later === undefined ? null : round;
    },
  };
}

const assetIdOf = (transaction: Transaction, round: number): number | null =>
  formOf(transaction) === 'nft' ? round : null;
