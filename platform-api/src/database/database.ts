import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type * as schema from './schema.ts';

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

declare const inTransaction: unique symbol;

/** The handle of a running transaction, by its type. The object is that of `Database.db`. */
export type Transaction = Db & { readonly [inTransaction]: true };

export type Database = {
  readonly kind: 'pglite' | 'postgres';
  /** The drizzle handle: of the running transaction inside `transaction`, else of the database. */
  readonly db: Db;
  /** Runs the work in one transaction, or joins the one that is running. No network call inside. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** True inside `transaction`. */
  readonly inTransaction: boolean;
  /**
   * Reads that may be some seconds old; null where no replica is configured. Inside its `read`, `db` and
   * `transaction` lead to one snapshot of the replica, where nothing can be written.
   */
  readonly replica: Replica | null;
  /** True inside `replica.read`. */
  readonly isOnReplica: boolean;
  /** Runs one statement outside drizzle (jobs, health). */
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /**
   * Runs the work while no other process does work of this kind on this database: they wait. For what
   * is done once (secrets, migrations, demo data); may take long, and is no transaction.
   */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Runs a script of several statements without parameters. */
  script(text: string): Promise<void>;
  /** The same connection in the form that the job queue takes. */
  readonly jobsConnection: NonNullable<ConstructorOptions['db']>;
  /** Connections to the server, for the metrics; null where there is no server. */
  connections(): { open: number; idle: number; waiting: number; limit: number } | null;
  close(): Promise<void>;
};

export type Replica = {
  /**
   * Runs the work on one snapshot of the replica. Throws `ReplicaUnusable` when it does not answer, or is
   * later than it may be; and what the work throws, also when the replica went away meanwhile.
   */
  read<T>(work: () => Promise<T>): Promise<T>;
  state(): ReplicaState;
};

export type ReplicaState = {
  /** Whether a replica answers. */
  isUp: boolean;
  /** For how long it has been without a change that the primary has; at most so long. */
  lateSeconds: number;
};

export type ReplicaReads = Pick<Replica, 'state'> & {
  read<T>(work: (snapshot: Db) => Promise<T>): Promise<T>;
};

type Root = Pick<
  Database,
  'kind' | 'query' | 'script' | 'alone' | 'jobsConnection' | 'connections' | 'close'
> & {
  db: Db;
  replica?: ReplicaReads | null;
  /** Opens a transaction and hands its handle to the work. */
  begin<T>(work: (tx: Db) => Promise<T>): Promise<T>;
};

/**
 * Carries the running transaction in AsyncLocalStorage: PGlite has one session, and asking the outer
 * handle from inside a transaction would wait for ever.
 */
export function withTransactions(root: Root): Database {
  const running = new AsyncLocalStorage<{ db: Db; isOnReplica: boolean }>();
  const { replica = null } = root;
  return {
    kind: root.kind,
    query: root.query,
    script: root.script,
    alone: root.alone,
    jobsConnection: root.jobsConnection,
    connections: root.connections,
    close: root.close,
    get db() {
      return running.getStore()?.db ?? root.db;
    },
    get inTransaction() {
      return running.getStore() !== undefined;
    },
    get isOnReplica() {
      return running.getStore()?.isOnReplica === true;
    },
    replica: replica && {
      state: replica.state,
      read: (work) => replica.read((db) => running.run({ db, isOnReplica: true }, work)),
    },
    async transaction(work) {
      const joined = running.getStore();
      if (joined !== undefined) return work(joined.db as Transaction);
      return root.begin((db) =>
        running.run({ db, isOnReplica: false }, () => work(db as Transaction)),
      );
    },
  };
}
