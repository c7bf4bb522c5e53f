import { callbackify } from 'node:util';
import pg from 'pg';
import { readClusterUrl, type Cluster, type SessionTarget } from './cluster-url.ts';
import { drop } from './database-watch.ts';

const MAX_CONNECT_MILLIS = 3000;

/**
 * What a `pg.Pool` needs for the servers of an address; of a single server nothing more than that.
 * @param target in place of the one that the address names
 */
export function clusterPool(url: string, target?: SessionTarget): pg.PoolConfig {
  const cluster = { ...readClusterUrl(url), ...(target === undefined ? {} : { target }) };
  const [connectionString = url] = cluster.urls;
  if (cluster.urls.length === 1 && cluster.target === 'any') return { connectionString };
  return { connectionString, Client: clusterClient(cluster) };
}

/** One connection outside of a pool, to the server that the address asks for; not connected yet. */
export function newClient(
  url: string,
  connectionTimeoutMillis: number = MAX_CONNECT_MILLIS,
  target?: SessionTarget,
): pg.Client {
  const cluster = { ...readClusterUrl(url), ...(target === undefined ? {} : { target }) };
  const isOne = cluster.urls.length === 1 && cluster.target === 'any';
  return isOne
    ? new pg.Client({ connectionString: url, connectionTimeoutMillis })
    : new (clusterClient(cluster, connectionTimeoutMillis))();
}

/**
 * A client class for `pg.Pool` that connects to the server of a cluster which is what was asked for now. The
 * pool makes a new client for each new connection, so a change of the primary is followed as soon as the
 * connections to the old one break.
 */
function clusterClient(
  { urls, target }: Cluster,
  connectionTimeoutMillis: number = MAX_CONNECT_MILLIS,
): new () => pg.Client {
  /** All are asked side by side, so that one that hangs keeps nobody from the others; null when none is right. */
  const find = (wanted: SessionTarget): Promise<string | null> =>
    Promise.any(
      urls.map(async (url) => {
        if (await isRight(url, wanted, connectionTimeoutMillis)) return url;
        throw new Error(`not ${wanted}`);
      }),
    ).catch(() => null);

  return class ClusterClient extends pg.Client {
    constructor() {
      super({ connectionString: urls[0] ?? '', connectionTimeoutMillis });
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
      if (callback === undefined) return this.#connectToRightOne();
      callbackify(() => this.#connectToRightOne())(callback);
    }

    async #connectToRightOne(): Promise<pg.Client> {
      const found =
        (await find(target)) ?? (target === 'prefer-standby' ? await find('any') : null);
      if (found === null) throw new NoServerError(urls.length, target);
      const { host, port } = new pg.Client({ connectionString: found });
      Object.assign(this, { host, port });
      Object.assign((this as unknown as { connectionParameters: object }).connectionParameters, {
        host,
        port,
      });
      return super.connect();
    }
  };
}

/** No server of the cluster is what a connection needs, as in the seconds of a change of the primary. */
class NoServerError extends Error {
  override readonly name = 'NoServerError';
  /** As of a connection that nobody takes. */
  readonly code = 'ECONNREFUSED';

  constructor(servers: number, target: SessionTarget) {
    super(`None of ${servers} database servers is reachable as ${target}`);
  }
}

async function isRight(
  connectionString: string,
  target: SessionTarget,
  timeoutMillis: number,
): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: timeoutMillis,
    query_timeout: timeoutMillis,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    if (target === 'any') return true;
    const { rows } = await client.query<{ standby: boolean }>(
      "select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as standby",
    );
    const isStandby = rows[0]?.standby === true;
    return target === 'read-write' ? !isStandby : isStandby;
  } catch {
    return false;
  } finally {
    drop(client);
  }
}
