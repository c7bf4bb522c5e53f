import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { clusterPool, newClient } from '../cluster-client.ts';
import type { ReplicaReads } from '../database.ts';
import { drop, watchDatabase } from '../database-watch.ts';
import { withStatementSpans } from '../../telemetry/statement-spans.ts';
import * as schema from '../schema.ts';
import { positionOf, Positions } from './positions.ts';

/** The replica cannot serve this read now; the primary can. */
export class ReplicaUnusable extends Error {
  override readonly name = 'ReplicaUnusable';
  readonly reason: 'away' | 'late';

  constructor(reason: ReplicaUnusable['reason'], cause?: unknown) {
    super(`The replica is ${reason}`, cause === undefined ? {} : { cause });
    this.reason = reason;
  }
}

/** Where reads that may be some seconds old go, and how old they may be. */
export type ReplicaAddress = { url: string; maxLagMs: number };

type Primary = {
  /** Up to where its changes are safe. */
  position: () => Promise<string>;
  /** The limits of a session. */
  configure: (client: pg.ClientBase) => Promise<void>;
};

const CONNECTION_TIMEOUT_MS = 2000;
const PAUSE_MS = 1000;

/** One snapshot, so that the question and the reads see the same. */
const begin =
  'begin transaction isolation level repeatable read read only; ' +
  'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as position';

/**
 * The standbys of a cluster, for reads. It need not be there, neither at the start nor later: whoever reads
 * from it reads from the primary otherwise.
 */
export function openReplica(
  { url, maxLagMs }: ReplicaAddress,
  primary: Primary,
  log: { warn(fields: object, text: string): void },
): ReplicaReads & { close(): Promise<void> } {
  const positions = new Positions(maxLagMs);
  let seen = { position: 0n, isUp: false };
  const pool = new pg.Pool({
    ...clusterPool(url, 'standby'),
    keepAlive: true,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    onConnect: primary.configure,
  });
  pool.on('error', () => undefined);
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    open.add(client);
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => open.delete(client));

  const watch = watchDatabase(
    (connectionTimeoutMillis) => newClient(url, connectionTimeoutMillis, 'standby'),
    {
      ask: async (client) => {
        const { rows } = await client.query<{ standby: boolean; position: string | null }>(
          'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as position',
        );
        const [row] = rows;
        if (row?.standby !== true) throw new Error('it is no standby any more');
        seen = { position: positionOf(row.position ?? '0/0'), isUp: true };
      },
      onAway(error) {
        seen = { ...seen, isUp: false };
        log.warn({ err: error }, 'the replica does not answer; the primary reads in its place');
        for (const client of open) drop(client);
      },
      onBack: () => log.warn({}, 'the replica answers again'),
    },
  );

  const stopping = new AbortController();
  const sampled = sample();
  async function sample(): Promise<void> {
    while (!stopping.signal.aborted) {
      const atMs = performance.now();
      // While the primary is away nothing is committed that a replica could lack.
      const position = await primary.position().catch(() => null);
      if (position !== null) positions.add(atMs, positionOf(position));
      await wait(PAUSE_MS, undefined, { ref: false, signal: stopping.signal }).catch(
        () => undefined,
      );
    }
  }

  /** A connection in a snapshot that is young enough. */
  async function snapshot(): Promise<pg.PoolClient> {
    if (watch.isAway) throw new ReplicaUnusable('away');
    const client = await pool.connect().catch((error: unknown) => {
      throw new ReplicaUnusable('away', error);
    });
    try {
      // Two statements bring two results, which the types of pg do not know.
      const results = (await client.query(begin)) as unknown as [unknown, pg.QueryResult];
      const [, { rows }] = results;
      const { standby, position } = rows[0] as { standby: boolean; position: string | null };
      const isNear =
        position !== null && !positions.isLate(positionOf(position), performance.now());
      if (standby && isNear) return client;
      if (standby) await client.query('rollback');
      // One that was promoted is the primary now: the next connection finds a standby.
      client.release(!standby);
    } catch (error) {
      client.release(true);
      throw new ReplicaUnusable('away', error);
    }
    throw new ReplicaUnusable('late');
  }

  return {
    async read(work) {
      const client = await snapshot();
      try {
        return await work(drizzle(withStatementSpans(client, 'replica'), { schema }));
      } finally {
        // Nothing was written: what ends the snapshot need not be known to whoever read.
        const isClean = await client.query('rollback').then(
          () => true,
          () => false,
        );
        client.release(!isClean);
      }
    },
    state: () => ({
      isUp: seen.isUp && !watch.isAway,
      lateSeconds: positions.lateMs(seen.position, performance.now()) / 1000,
    }),
    close: async () => {
      stopping.abort();
      await Promise.all([watch.stop(), sampled]);
      const late = setTimeout(() => {
        for (const client of open) drop(client);
      }, PAUSE_MS);
      await pool.end().finally(() => clearTimeout(late));
    },
  };
}
