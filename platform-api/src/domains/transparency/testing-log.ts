import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  fromBase64,
  leafHash,
  readCheckpoint,
  verifyInclusion,
  credentialEntry,
  type Checkpoint,
} from 'contracts/transparency-log';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { selectRows } from '../../database/select-rows.ts';

/** A credential as the log knows them: with an id, and with bytes that nobody has seen. */
export function someCredential(): { id: string; text: string } {
  const id = `https://badges.example/${randomUUID()}`;
  return { id, text: JSON.stringify({ '@context': ['a'], id, name: randomUUID() }) };
}

/** Stores the leaf of a credential, as the trigger of its row does. */
export async function appendCredential(database: Database, text: string): Promise<number> {
  const [row] = await selectRows<{ place: number }>(
    database.db,
    sql`select transparency_append(credential_entry(${text}))::int as place`,
  );
  return row?.place ?? -1;
}

const triggers = ['leaf', 'node', 'checkpoint', 'cosignature', 'anchor'].map(
  (name) => `transparency_${name}`,
);

/** What an operator can do who has the database and stops at nothing. */
export async function asOperator(database: Database, ...statements: string[]): Promise<void> {
  const tables = [...triggers, 'ledger_entry'];
  const all = (change: string) =>
    tables.map((table) => `alter table ${table} ${change} trigger user`);
  await database.transaction(async () => {
    for (const statement of [...all('disable'), ...statements, ...all('enable')]) {
      await database.db.execute(sql.raw(statement));
    }
  });
}

/** Everything of the log, and a ledger without entries. */
export const emptyLog = (database: Database): Promise<void> =>
  asOperator(
    database,
    'truncate transparency_anchor, transparency_cosignature, transparency_checkpoint, transparency_node, transparency_leaf',
    'delete from transparency_witness',
    'delete from transparency_audit',
    'delete from ledger_entry',
  );

/** A reader of the log with nothing but its public address. */
export function stranger(app: FastifyInstance) {
  const get = (path: string) => app.inject({ method: 'GET', url: `/api${path}` });
  const keys = async () => {
    const { data } = (await get('/log/keys')).json<{
      data: { key: string; witnesses: string[] };
    }>();
    return { log: data.key, witnesses: data.witnesses };
  };
  return {
    get,
    async checkpoint(): Promise<Checkpoint> {
      const read = await readCheckpoint((await get('/log/checkpoint')).payload, await keys());
      if (read === null) throw new Error('the checkpoint is not signed by the log');
      return read;
    },
    async consistency(from: number, to: number): Promise<Uint8Array[]> {
      const answer = await get(`/log/consistency?from=${from}&to=${to}`);
      return answer.json<{ data: { hashes: string[] } }>().data.hashes.map(bytesOf);
    },
    /** Whether what is shown of a badge proves that its credential is in the log, from its bytes alone. */
    async proves(
      proof: { index: number; size: number; hashes: string[]; checkpoint: string },
      text: string,
    ) {
      const checkpoint = await readCheckpoint(proof.checkpoint, await keys());
      if (checkpoint?.size !== proof.size) return false;
      const { id } = JSON.parse(text) as { id: string };
      return verifyInclusion({
        index: proof.index,
        size: proof.size,
        leafHash: await leafHash(await credentialEntry(id, text)),
        hashes: proof.hashes.map(bytesOf),
        root: checkpoint.root,
      });
    },
  };
}

export const bytesOf = (base64: string): Uint8Array => {
  const bytes = fromBase64(base64);
  if (bytes === null) throw new Error(`${base64} is not base64`);
  return bytes;
};
