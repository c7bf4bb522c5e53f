import pg from 'pg';
import { clusterPool, newClient } from './cluster-client.ts';
import { DatabaseAway, isDatabaseAway, isSocketError } from './database-away.ts';
import { withTransactions, type Database } from './database.ts';
import { inStatementSpan } from '../telemetry/statement-spans.ts';
import { drop, watchDatabase } from './database-watch.ts';
import { drizzleOn, transactionsOn } from './pool-transactions.ts';
import { openReplica, type ReplicaAddress } from './replica/replica.ts';

/** Any number that nothing else in the database locks. */
export const START_LOCK = 7_263_499;

/**
 * Longest waits: for a connection, for a statement, for a lock, for the next statement of a transaction. Statements are
 * short: compiling one takes longer than it saves.
 */
const CONNECTION_TIMEOUT_MS = 3000;
const sessionLimits =
  "set statement_timeout = '60s'; set lock_timeout = '10s'; set idle_in_transaction_session_timeout = '60s'; set jit = off";
const withoutLimits = 'set statement_timeout = 0; set lock_timeout = 0';

const CLOSE_PATIENCE_MS = 2000;

type Log = { warn(fields: object, text: string): void };

/**
 * A PostgreSQL server (15 or later), or the servers of a cluster, by their connection string. While it does not answer, every call fails
 * with `DatabaseAway` within five seconds; when it is back, calls go through again.
 * @param replicaAddress where `Database.replica` reads; it need not be there
 * @param patienceMs how long a connection or a look at the server may take; without it the two have the
 * limits that keep the five seconds
 */
export async function openPostgres(
  url: string,
  log: Log = { warn: () => undefined },
  replicaAddress: ReplicaAddress | null = null,
  patienceMs?: number,
): Promise<Database> {
  const configure = async (client: pg.ClientBase) => {
    await client.query(sessionLimits);
  };
  const pool = new pg.Pool({
    ...clusterPool(url),
    keepAlive: true,
    max: 10,
    connectionTimeoutMillis: patienceMs ?? CONNECTION_TIMEOUT_MS,
    onConnect: configure,
  });
  // An idle connection that the server drops must not take the process down.
  pool.on('error', (error) => log.warn({ err: error }, 'a connection to the database was lost'));
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    open.add(client);
    // One that a transaction holds between two statements has no other listener, and would end the process.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => open.delete(client));
  await pool.query('select 1');

  const dropAll = () => {
    for (const client of open) drop(client);
  };
  const watch = watchDatabase(
    (connectionTimeoutMillis) => newClient(url, connectionTimeoutMillis),
    {
      patienceMs,
      onAway(error) {
        log.warn({ err: error }, 'the database does not answer');
        dropAll();
      },
      onBack: () => log.warn({}, 'the database answers again'),
    },
  );
  refuseWhileAway(pool, () => watch.isAway);

  const query = async (text: string, values?: unknown[]) => {
    try {
      return await inStatementSpan(text, () => pool.query<Record<string, unknown>>(text, values));
    } catch (error) {
      throw asAway(error);
    }
  };
  /** On its own connection, which is closed after it and takes its locks and limits with it. */
  const alone = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query(withoutLimits);
      return await work(client);
    } finally {
      client.release(true);
    }
  };

  const position = async () => {
    const { rows } = await query('select pg_current_wal_flush_lsn()::text as position');
    return String(rows[0]?.['position']);
  };
  const replica =
    replicaAddress === null ? null : openReplica(replicaAddress, { position, configure }, log);

  return withTransactions({
    kind: 'postgres',
    replica,
    db: drizzleOn(pool),
    begin: transactionsOn(pool),
    query: async (text, values) => ({ rows: (await query(text, values)).rows }),
    script: (text) => alone(async (client) => void (await client.query(text))),
    alone: (work) =>
      alone(async (client) => {
        await client.query('select pg_advisory_lock($1)', [START_LOCK]);
        return work();
      }),
    jobsConnection: { executeSql: query },
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      limit: pool.options.max,
    }),
    close: async () => {
      await Promise.all([watch.stop(), replica?.close()]);
      const late = setTimeout(dropAll, CLOSE_PATIENCE_MS);
      await pool.end().finally(() => clearTimeout(late));
    },
  });
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

const asAway = (error: unknown): unknown =>
  isDatabaseAway(error) || isSocketError(error) ? new DatabaseAway(error) : error;

/** Nobody waits for a connection to a server of which it is known that it does not answer. */
function refuseWhileAway(pool: pg.Pool, isAway: () => boolean): void {
  const connect = pool.connect.bind(pool);
  const guarded = (callback?: Connected): unknown => {
    if (callback === undefined) {
      if (isAway()) return Promise.reject(new DatabaseAway());
      return connect().catch((error: unknown) => Promise.reject(asAway(error)));
    }
    if (isAway()) process.nextTick(callback, new DatabaseAway(), undefined, () => undefined);
    else {
      connect((error, client, release) =>
        callback(error && (asAway(error) as Error), client, release),
      );
    }
    return undefined;
  };
  pool.connect = guarded as typeof pool.connect;
}
