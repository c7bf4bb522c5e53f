import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { selectRows } from '../../../database/select-rows.ts';
import type { NoteForm } from '../../../ports/notary.ts';
import { base64, fromBase64 } from '../ledger-transaction.ts';

/** A note on its way to Algorand, or there. */
export type KeptNote = {
  key: string;
  hash: Uint8Array;
  form: NoteForm;
  transactionId: string;
  /** Null for one that was found on the network, and not made from here. */
  signed: Uint8Array | null;
  /** After this round the network takes it no more. */
  lastValid: number;
  /** Null until it is confirmed. */
  confirmed: { round: number; assetId: number | null; notedAt: Date } | null;
};

/** The transactions of this installation on Algorand (database/sql/after-ledger.sql). */
export function keptNotes({ db }: Pick<Database, 'db'>) {
  const select = async (where: ReturnType<typeof sql>): Promise<KeptNote[]> => {
    const rows = await selectRows<Row>(db, sql`select * from algorand_note where ${where}`);
    return rows.map(fromRow);
  };
  const one = async (where: ReturnType<typeof sql>) => (await select(where))[0] ?? null;
  const ofKey = (key: string) => one(sql`key = ${key}`);
  const stored = async (key: string): Promise<KeptNote> => {
    const note = await ofKey(key);
    if (note === null) throw new Error(`The note ${key} is gone`);
    return note;
  };

  return {
    ofKey,
    ofTransaction: (transactionId: string) => one(sql`transaction_id = ${transactionId}`),
    ofTransactions: (ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : select(
            sql`transaction_id in (${sql.join(
              ids.map((id) => sql`${id}`),
              sql`, `,
            )})`,
          ),

    /** Keeps a transaction before it is handed over; of several for one key the first one counts. */
    async keep(note: KeptNote): Promise<KeptNote> {
      const { confirmed } = note;
      await db.execute(sql`
        insert into algorand_note (key, hash, form, transaction_id, signed_transaction, last_valid,
          round, asset_id, noted_at)
        values (${note.key}, ${base64(note.hash)}, ${note.form}, ${note.transactionId},
          ${note.signed && base64(note.signed)}, ${note.lastValid}, ${confirmed?.round ?? null},
          ${confirmed?.assetId ?? null}, ${confirmed?.notedAt.toISOString() ?? null})
        on conflict (key) do nothing`);
      return stored(note.key);
    },

    /** In place of one that the network will never have; where another process was first, its one counts. */
    async replace(old: KeptNote, { transactionId, signed, lastValid, confirmed }: KeptNote) {
      await db.execute(sql`
        update algorand_note set transaction_id = ${transactionId},
          signed_transaction = ${signed && base64(signed)}, last_valid = ${lastValid},
          round = ${confirmed?.round ?? null}, asset_id = ${confirmed?.assetId ?? null},
          noted_at = ${confirmed?.notedAt.toISOString() ?? null}
        where key = ${old.key} and transaction_id = ${old.transactionId} and round is null`);
      return stored(old.key);
    },

    async confirm({ key, transactionId }: KeptNote, at: NonNullable<KeptNote['confirmed']>) {
      await db.execute(sql`
        update algorand_note set round = ${at.round}, asset_id = ${at.assetId},
          noted_at = ${at.notedAt.toISOString()}
        where key = ${key} and transaction_id = ${transactionId} and round is null`);
      return stored(key);
    },
  };
}

type Row = {
  key: string;
  hash: string;
  form: NoteForm;
  transaction_id: string;
  signed_transaction: string | null;
  last_valid: string | number;
  round: string | number | null;
  asset_id: string | number | null;
  noted_at: string | Date | null;
};

const fromRow = (row: Row): KeptNote => ({
  key: row.key,
  hash: fromBase64(row.hash),
  form: row.form,
  transactionId: row.transaction_id,
  signed: row.signed_transaction === null ? null : fromBase64(row.signed_transaction),
  lastValid: Number(row.last_valid),
  confirmed:
    row.round === null || row.noted_at === null
      ? null
      : {
          round: Number(row.round),
          assetId: row.asset_id === null ? null : Number(row.asset_id),
          notedAt: new Date(row.noted_at),
        },
});
