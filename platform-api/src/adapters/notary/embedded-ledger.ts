import { createPrivateKey, createPublicKey } from 'node:crypto';
import { Address } from 'algosdk';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Notarisation, NotaryPort } from '../../ports/notary.ts';
import type { Secrets } from '../../secrets.ts';
import {
  entryHashOf,
  equal,
  firstPreviousHash,
  ledgerTransaction,
  verifiedTransaction,
} from './ledger-transaction.ts';

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
  /** Walks the whole chain; returns the round of the first entry that is not sound, or null. */
  firstBrokenRound(): Promise<number | null>;
};

/** Real signed Algorand transactions under a genesis hash of their own, chained by hash. */
export function embeddedLedger(
  database: Database,
  secrets: Pick<Secrets, 'ledgerSeed'>,
  clock: Clock,
): EmbeddedLedger {
  const { address, secretKey } = ledgerAccount(secrets.ledgerSeed);

  const entries = async (where = sql`true`): Promise<Entry[]> => {
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
    const transaction = verifiedTransaction(address, entry.signed);
    if (transaction === null || transaction.txID() !== entry.transactionId) return null;
    if (Number(transaction.firstValid) !== entry.round) return null;
    if (!equal(transaction.lease, entry.previousHash)) return null;
    if (!equal(entryHashOf(entry.signed, entry.notedAt), entry.entryHash)) return null;
    return {
      transactionId: entry.transactionId,
      round: entry.round,
      note: transaction.note,
      notedAt: entry.notedAt,
    };
  };

  const previousHashFor = async (round: number) =>
    round === 1
      ? firstPreviousHash(address)
      : (await entries(sql`round = ${round - 1}`))[0]?.entryHash;

  return {
    address,
    async notarise(key, hash) {
      return database.transaction(async () => {
        // One writer at a time: the next entry must name the last one.
        await database.db.execute(sql`select pg_advisory_xact_lock(7263482)`);
        const [known] = await entries(sql`key = ${key}`);
        if (known) {
          const noted = sound(known);
          if (noted === null || !equal(noted.note, hash)) {
            throw new Error(`The ledger has another note under the key ${key}`);
          }
          return noted;
        }
        const [last] = await entries(sql`round = (select max(round) from ledger_entry)`);
        const round = (last?.round ?? 0) + 1;
        const previousHash = last?.entryHash ?? firstPreviousHash(address);
        const notedAt = clock.now();
        const transaction = ledgerTransaction({ address, round, note: hash, previousHash });
        const signed = transaction.signTxn(secretKey);
        const transactionId = transaction.txID();
        await database.db.execute(sql`
          insert into ledger_entry
            (round, key, transaction_id, signed_transaction, previous_hash, entry_hash, noted_at)
          values (${round}, ${key}, ${transactionId}, ${base64(signed)}, ${base64(previousHash)},
            ${base64(entryHashOf(signed, notedAt))}, ${notedAt.toISOString()})`);
        return { transactionId, round, note: hash, notedAt };
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
    explorerUrl: () => null,
    async firstBrokenRound() {
      let previous: Uint8Array = firstPreviousHash(address);
      let round = 1;
      for (const entry of await entries()) {
        if (entry.round !== round || sound(entry) === null) return round;
        if (!equal(entry.previousHash, previous)) return round;
        previous = entry.entryHash;
        round += 1;
      }
      return null;
    },
  };
}

// DER prefix of an Ed25519 private key (RFC 8410).
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Algorand secret keys are the seed followed by the public key. */
function ledgerAccount(seedText: string): { address: string; secretKey: Uint8Array } {
  const seed = Buffer.from(seedText, 'base64url');
  const key = createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
  return {
    address: new Address(new Uint8Array(publicKey)).toString(),
    secretKey: new Uint8Array(Buffer.concat([seed, publicKey])),
  };
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
