import { execFile, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv, promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import {
  databaseUser,
  ended,
  killAll,
  serverOf,
  startProgram,
  withDescendants,
} from '../processes.ts';

const shipped = join(import.meta.dirname, '../../../../delivery/deploy/patroni');
const password = 'drill';
const PATIENCE = 120_000;
const superuser = process.getuid?.() === 0 ? 'postgres' : userInfo().username;

/** What Patroni says of a machine of the cluster. */
type Member = {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  lag?: number | string;
};

type Node = {
  name: string;
  data: string;
  port: number;
  restPort: number;
  environment: Record<string, string>;
  patroni: ChildProcess | null;
};

/** Whether this machine has the programs; they come from Debian's packages `patroni` and `etcd-server`. */
export function hasPatroni(): boolean {
  return ['/usr/bin/patroni', '/usr/bin/etcd'].every((file) => existsSync(file));
}

/**
 * The cluster of `delivery/deploy/patroni` on this machine: two nodes with its files, and one etcd, each on
 * ports and in folders of its own. The passwords are public: it listens to this machine only.
 */
export class PatroniCluster {
  readonly #folder = mkdtempSync(join(tmpdir(), 'workerbadge-patroni-'));
  readonly #programs: string;
  #etcd: ChildProcess | null = null;
  #nodes: Node[] = [];

  /** @param programs the folder of PostgreSQL's programs */
  constructor(programs: string) {
    this.#programs = programs;
    this.#own(this.#folder);
  }

  /** The address of both, for `DATABASE_URL`. */
  get url(): string {
    const hosts = this.#nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
    return `postgres://workerbadge:${password}@${hosts}/workerbadge`;
  }

  /** The address of both for reads from the one that is not the primary. */
  get replicaUrl(): string {
    return `${this.url}?target_session_attrs=standby`;
  }

  async start(): Promise<void> {
    const [client, peer] = [await freePort(), await freePort()];
    const etcdAddress = `127.0.0.1:${client}`;
    this.#etcd = startProgram(['/usr/bin/etcd'], {
      folder: this.#folder,
      logFile: join(this.#folder, 'etcd.log'),
      environment: {
        ...variablesOf('etcd.env'),
        ETCD_DATA_DIR: join(this.#folder, 'etcd'),
        ETCD_LISTEN_PEER_URLS: `http://127.0.0.1:${peer}`,
        ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://127.0.0.1:${peer}`,
        ETCD_LISTEN_CLIENT_URLS: `http://${etcdAddress}`,
        ETCD_ADVERTISE_CLIENT_URLS: `http://${etcdAddress}`,
        ETCD_INITIAL_CLUSTER: `etcd1=http://127.0.0.1:${peer}`,
      },
    });
    for (const name of ['db1', 'db2']) {
      this.#nodes.push(await this.#newNode(name, etcdAddress));
    }
    const [first, second] = this.#nodes;
    if (first === undefined || second === undefined) throw new Error('There are no nodes');
    this.#startNode(first);
    await this.#until(() => this.#leader().then((leader) => leader === first));
    this.#startNode(second);
    await this.untilSynchronous();
    await this.#makeDatabase(first);
  }

  async #newNode(name: string, etcdAddress: string): Promise<Node> {
    const [port, restPort] = [await freePort(), await freePort()];
    const sockets = join(this.#folder, name);
    const data = join(sockets, 'data');
    mkdirSync(sockets);
    this.#own(sockets);
    const environment = {
      ...variablesOf('patroni.env'),
      PATRONI_NAME: name,
      PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
      PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
      PATRONI_ETCD3_HOSTS: etcdAddress,
      PATRONI_RESTAPI_PASSWORD: password,
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_PASSWORD: password,
    };
    return { name, data, port, restPort, environment, patroni: null };
  }

  #startNode(node: Node): void {
    node.patroni = startProgram(['/usr/bin/patroni', this.#configurationOf(node)], {
      folder: this.#folder,
      logFile: join(this.#folder, `${node.name}.log`),
      environment: node.environment,
    });
  }

  /** The shipped file; folders and the user of this machine take the place of those of a server. */
  #configurationOf({ name, data }: Node): string {
    let text = readFileSync(join(shipped, 'patroni.yaml'), 'utf8');
    for (const [theirs, ours] of [
      ['bin_dir: /usr/lib/postgresql/15/bin', `bin_dir: ${this.#programs}`],
      ['data_dir: /var/lib/postgresql/15/workerbadge', `data_dir: ${data}`],
      ['unix_socket_directories: /var/run/postgresql', `unix_socket_directories: ${dirname(data)}`],
      ['superuser: { username: postgres }', `superuser: { username: ${superuser} }`],
      // Of many clusters on one machine each has its own.
      ['use_unix_socket: true', `use_unix_socket: true\n  pgpass: ${dirname(data)}.pgpass`],
    ] as const) {
      if (!text.includes(theirs)) throw new Error(`patroni.yaml no longer says "${theirs}"`);
      text = text.replace(theirs, ours);
    }
    const file = join(this.#folder, `${name}.yaml`);
    writeFileSync(file, text, { mode: 0o644 });
    return file;
  }

  async #makeDatabase(leader: Node): Promise<void> {
    const client = new pg.Client({
      connectionString: `postgres://${superuser}:${password}@127.0.0.1:${leader.port}/postgres`,
    });
    await client.connect();
    await client.query(`create role workerbadge login password '${password}'`);
    await client.query('create database workerbadge owner workerbadge');
    await client.end();
  }

  async #members(): Promise<Member[]> {
    for (const { restPort } of this.#nodes) {
      try {
        const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
          signal: AbortSignal.timeout(2000),
        });
        return ((await answer.json()) as { members: Member[] }).members;
      } catch {
        // That node is not there; the other one knows.
      }
    }
    return [];
  }

  async #leader(): Promise<Node | null> {
    const leader = (await this.#members()).find(
      ({ role, state }) => role === 'leader' && state === 'running',
    );
    return this.#nodes.find(({ name }) => name === leader?.name) ?? null;
  }

  /** Until both nodes run, and the one that follows has everything that is acknowledged. */
  async untilSynchronous(): Promise<void> {
    await this.#until(async () => {
      const members = await this.#members();
      return (
        members.some(({ role, state }) => role === 'leader' && state === 'running') &&
        members.some(
          ({ role, state }) =>
            role === 'sync_standby' && (state === 'running' || state === 'streaming'),
        )
      );
    });
  }

  /** SIGKILL to everything that the node of the primary runs, as when its machine is switched off. */
  async killPrimary(): Promise<{ name: string; bringBack: () => void }> {
    const node = await this.#leader();
    if (node === null) throw new Error('The cluster has no leader');
    await this.#kill(node);
    return { name: node.name, bringBack: () => this.#startNode(node) };
  }

  /** What an operator does before work on the machine of the primary; until the other one is the primary. */
  async switchOver(): Promise<string> {
    const before = await this.#leader();
    if (before === null) throw new Error('The cluster has no leader');
    await promisify(execFile)(
      '/usr/bin/patronictl',
      ['-c', join(this.#folder, `${before.name}.yaml`), 'switchover', '--force', 'workerbadge'],
      { env: { ...process.env, LC_ALL: 'C.UTF-8', ...before.environment }, cwd: this.#folder },
    );
    await this.#until(async () => ![null, before].includes(await this.#leader()));
    return before.name;
  }

  async #kill(node: Node): Promise<void> {
    const server = serverOf(node.data);
    const roots = [node.patroni?.pid, server].filter((pid) => typeof pid === 'number');
    killAll(withDescendants(roots));
    if (node.patroni !== null) await ended(node.patroni);
    node.patroni = null;
  }

  async stop(): Promise<void> {
    for (const node of this.#nodes) await this.#kill(node);
    if (this.#etcd !== null) {
      this.#etcd.kill('SIGKILL');
      await ended(this.#etcd);
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #until(isSo: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + PATIENCE;
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error(this.#lastWords());
      await wait(200);
    }
  }

  #lastWords(): string {
    const ends = this.#nodes.map(({ name }) => {
      const file = join(this.#folder, `${name}.log`);
      const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
      return `${name}:\n${lines.slice(-15).join('\n')}`;
    });
    return `The cluster is not whole after ${PATIENCE / 1000} s.\n${ends.join('\n')}`;
  }

  #own(folder: string): void {
    const { uid, gid } = databaseUser();
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    chmodSync(folder, 0o700);
  }
}

const variablesOf = (file: string): Record<string, string> =>
  parseEnv(readFileSync(join(shipped, file), 'utf8')) as Record<string, string>;
