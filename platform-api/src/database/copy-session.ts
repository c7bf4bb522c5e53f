import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** One transaction in which whole tables are read or written, in the text form of COPY. */
export type CopySession = {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
  /** Runs several statements without parameters. */
  script(text: string): Promise<void>;
  /** @param source a query in brackets */
  copyOut(source: string): AsyncIterable<Uint8Array>;
  /** @param target `"schema"."table" ("column", …)` */
  copyIn(target: string, content: AsyncIterable<Uint8Array>): Promise<void>;
};

/** Reads one moment of the database, however long it takes. */
const readOneMoment = 'set transaction isolation level repeatable read read only';

/** On PGlite, which has one session: everybody else waits until the work is done. */
export function readPglite<T>(
  client: PGlite,
  work: (session: CopySession) => Promise<T>,
): Promise<T> {
  return client.transaction(async (tx) => {
    await tx.exec(readOneMoment);
    return work(pgliteSession(tx));
  });
}

export function writePglite<T>(
  client: PGlite,
  work: (session: CopySession) => Promise<T>,
): Promise<T> {
  return client.transaction((tx) => work(pgliteSession(tx)));
}

function pgliteSession(tx: Transaction): CopySession {
  return {
    query: async (text) => ({ rows: (await tx.query<Record<string, unknown>>(text)).rows }),
    script: async (text) => {
      await tx.exec(text);
    },
    async *copyOut(source) {
      const { blob } = await tx.query(`copy ${source} to '/dev/blob'`);
      if (blob !== undefined) yield* blob.stream();
    },
    async copyIn(target, content) {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const part of content) parts.push(new Uint8Array(part));
      await tx.query(`copy ${target} from '/dev/blob'`, [], { blob: new Blob(parts) });
    },
  };
}

/** On PostgreSQL: nobody waits, a snapshot disturbs no writer. */
export async function readPostgres<T>(
  client: pg.ClientBase,
  work: (session: CopySession) => Promise<T>,
): Promise<T> {
  await client.query('begin');
  try {
    await client.query(readOneMoment);
    return await work(postgresSession(client));
  } finally {
    await client.query('rollback');
  }
}

/** Inside a transaction that the caller began. */
export function postgresSession(client: pg.ClientBase): CopySession {
  return {
    query: (text) => client.query<Record<string, unknown>>(text),
    script: async (text) => {
      await client.query(text);
    },
    copyOut: (source) => client.query(copyTo(`copy ${source} to stdout`)),
    copyIn: (target, content) =>
      pipeline(Readable.from(content), client.query(copyFrom(`copy ${target} from stdin`))),
  };
}
