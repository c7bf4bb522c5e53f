import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';

/** What the servers of a drill cannot see for themselves. */
export type DrillWorld = {
  /** Simulated time, ahead of the real one. */
  offsetMs: number;
  /** The payment provider does not answer. */
  isDown: boolean;
};

/** What one start has compiled the next ones take. */
const compiled = join(import.meta.dirname, '../../../../.cache/compile');

/** How often a server is started before the drill gives up. */
const STARTS = 3;

/** Two servers on one database, whose clock and provider the drill holds. */
export class DrillServers {
  readonly #environment: Record<string, string>;
  readonly #children = new Map<number, ChildProcess>();
  #isClosing = false;
  world: DrillWorld = { offsetMs: 0, isDown: false };
  kills = 0;
  /** Servers that ended without being killed. */
  ended = 0;

  constructor(environment: Record<string, string>) {
    this.#environment = environment;
  }

  get ports(): number[] {
    return [...this.#children.keys()];
  }

  now(): Date {
    return new Date(Date.now() + this.world.offsetMs);
  }

  async start(count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) await this.#startOn(await freePort());
  }

  /** As who supervises it does: one that ends while it starts, as the database was late, is started again. */
  async #startOn(port: number): Promise<void> {
    for (let left = STARTS; !this.#isClosing; left -= 1) {
      if (await this.#isUp(port)) return;
      if (left === 1 && !this.#isClosing) throw new Error('A server of the drill ended');
    }
  }

  async #isUp(port: number): Promise<boolean> {
    const child = fork(join(import.meta.dirname, 'drill-server.ts'), {
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: compiled,
        ...this.#environment,
        API_PORT: String(port),
        DRILL_WORLD: JSON.stringify(this.world),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#children.set(port, child);
    const ended = once(child, 'exit').then(() => 'ended');
    const outcome = await Promise.race([once(child, 'message').then(() => 'ready'), ended]);
    if (outcome === 'ended') return false;
    child.once('exit', (_code, signal) => {
      if (signal !== 'SIGKILL') this.ended += 1;
    });
    this.#tellOne(child);
    return true;
  }

  /** SIGKILL, and up again on the same port. */
  async kill(place: number): Promise<void> {
    const port = this.ports[place % this.ports.length] ?? 0;
    const child = this.#children.get(port);
    if (child === undefined) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    this.kills += 1;
    await this.#startOn(port);
  }

  tell(change: Partial<DrillWorld>): void {
    this.world = { ...this.world, ...change };
    for (const child of this.#children.values()) this.#tellOne(child);
  }

  /** One that is killed cannot be told, and need not: it is told when it is up again. */
  #tellOne(child: ChildProcess): void {
    child.send(this.world, () => undefined);
  }

  async stop(): Promise<void> {
    this.#isClosing = true;
    for (const child of this.#children.values()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
  }
}
