import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Prepared statements of one connection; about a hundred kilobytes each. */
const MAX_PREPARED = 400;

/** A connection that was taken so often is replaced, so that what is asked now is prepared. */
const MAX_USES = 20_000;

/** What is longer is a row of many, and hardly comes again. */
const MAX_PREPARED_LENGTH = 10_000;

/**
 * A pool of the one session that PGlite has, for the driver that a PostgreSQL server is asked by. Who holds its
 * connection has the database alone; all others wait, in order.
 */
export function pglitePool(client: PGlite): pg.Pool {
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    maxUses: MAX_USES,
    user: 'postgres',
    database: 'postgres',
    Client: class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, stream: () => new SessionStream(client) });
        prepareRepeated(this);
      }
    },
    // The pool closes a connection whose statement failed, and the session is that of the next one.
    onConnect: async (connection) => {
      await connection.query('rollback');
      await connection.query('discard all');
    },
  });
  // One that a transaction holds has no other listener, and would end the process.
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}

/**
 * Prepares what is asked a second time. To read and plan a statement takes PGlite several times as long as to run it.
 */
function prepareRepeated(client: pg.Client): void {
  const once = new Set<string>();
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const name = names.get(text);
    if (name !== undefined) return name;
    if (names.size >= MAX_PREPARED || text.length > MAX_PREPARED_LENGTH) return undefined;
    if (!once.delete(text)) {
      if (once.size >= MAX_PREPARED) once.clear();
      once.add(text);
      return undefined;
    }
    names.set(text, `s${names.size}`);
    return names.get(text);
  };
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((statement: string | pg.QueryConfig, values: unknown, ...rest: unknown[]) => {
    // Without values it may be several statements, which cannot be prepared.
    if (!Array.isArray(values) || values.length === 0) return query(statement, values, ...rest);
    const config = typeof statement === 'string' ? { text: statement } : statement;
    return query({ ...config, name: config.name ?? nameOf(config.text) }, values, ...rest);
  }) as typeof client.query;
}

/** The session in the place of a socket: messages of PostgreSQL's protocol, in both directions. */
class SessionStream extends Duplex {
  readonly #client: PGlite;

  constructor(client: PGlite) {
    super();
    this.#client = client;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    try {
      const answer = this.#client.execProtocolRawSync(chunk);
      // Not within the call of the driver that asked.
      queueMicrotask(() => this.push(answer));
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
