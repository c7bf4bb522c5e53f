import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../server-process/src/start/start-port.ts';
import {
  end,
  signalGroup,
  startProgram,
  type Program,
} from '../../server-process/src/start/start-program.ts';

const root = path.join(import.meta.dirname, '../..');

export type Kill = { name: string; from: number; to: number };

/** One process of the product, which is killed and started again on the same port. */
export class Process {
  readonly name: string;
  readonly url: string;
  readonly #file: string;
  readonly #environment: Record<string, string>;
  #program: Program<{ ready: string }> | null = null;

  constructor(name: string, file: string, port: number, environment: Record<string, string>) {
    this.name = name;
    this.url = `http://127.0.0.1:${port}`;
    this.#file = path.join(root, file);
    this.#environment = environment;
  }

  async start(): Promise<void> {
    this.#program = startProgram(this.#file, { environment: this.#environment, log: () => {} });
    await this.#program.ready;
  }

  /** @returns between which moments it ended */
  async kill(): Promise<Kill> {
    const { child } = this.#running();
    const exit = once(child, 'exit');
    const from = Date.now();
    signalGroup(child, 'SIGKILL');
    await exit;
    return { name: this.name, from, to: Date.now() };
  }

  async stop(): Promise<void> {
    if (this.#program !== null) await end(this.#program.child);
  }

  #running(): Program<{ ready: string }> {
    if (this.#program === null) throw new Error(`${this.name} is not running`);
    return this.#program;
  }
}

export type Processes = { apis: Process[]; edges: Process[]; all: Process[] };

/** Two of each: the edges know both servers. Nothing is started. */
export async function twoOfEach(
  api: Record<string, string>,
  edge: Record<string, string>,
): Promise<Processes> {
  const publicUrl = 'http://localhost:8080';
  const apis: Process[] = [];
  const edges: Process[] = [];
  for (const name of ['api 1', 'api 2']) {
    const port = await freePort();
    const environment = { ...api, PUBLIC_URL: publicUrl, API_PORT: String(port) };
    apis.push(new Process(name, 'platform-api/src/main.ts', port, environment));
  }
  for (const name of ['edge 1', 'edge 2']) {
    const port = await freePort();
    const environment = {
      ...edge,
      PUBLIC_URL: publicUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      EDGE_NAME: name,
      API_URL: apis.map(({ url }) => url).join(','),
    };
    edges.push(new Process(name, 'delivery/src/edge/main.ts', port, environment));
  }
  return { apis, edges, all: [...apis, ...edges] };
}
