import os from 'node:os';
import type { Registry } from 'contracts';
import type { ReleaseStore } from '../../release/release-store.ts';
import { healthOfOthers, readHealth, writeHealth } from './kept-health.ts';
import { errorRate, HealthCounter, healthOf, mustHalt, slownessOf } from './release-health.ts';
import type {
  CanaryLimits,
  HealthDocument,
  HealthReport,
  VersionHealth,
} from './release-health.ts';
import type { Recalls } from './recalls.ts';
import { slownessSentence } from './release-times.ts';
import type { Slowness } from './release-times.ts';

export type CanaryWatchOptions = {
  store: ReleaseStore;
  recalls: Recalls;
  registry: () => Promise<Registry | null>;
  limits: CanaryLimits;
  /** Distinguishes this edge from others on the same store, also after a restart. */
  edgeName?: string;
  /** @param error what failed beside the answers: keeping counts, ending a canary. */
  onFailure: (error: unknown) => void;
};

const KEEP_EVERY_MS = 5000;

/** Counts what browsers report, keeps it, and ends a canary that fails too often or is slow. */
export class CanaryWatch {
  readonly #options: CanaryWatchOptions;
  readonly #edgeName: string;
  #counter = new HealthCounter();
  #others: HealthDocument[] = [];
  /** Remotes whose canary is being ended. */
  readonly #ending = new Set<string>();
  #hasNews = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CanaryWatchOptions) {
    this.#options = options;
    this.#edgeName = options.edgeName ?? os.hostname();
  }

  async start(): Promise<void> {
    const { store, onFailure } = this.#options;
    this.#counter = new HealthCounter(await readHealth(store, this.#edgeName));
    this.#timer = setInterval(() => void this.#exchange().catch(onFailure), KEEP_EVERY_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#keep();
  }

  /** @returns whether it was counted. */
  async report(report: HealthReport, address: string): Promise<boolean> {
    const registry = await this.#options.registry();
    const isCounted = this.#counter.count(report, address, registry, Date.now());
    this.#hasNews ||= isCounted;
    const canary = registry?.remotes[report.remote]?.canary;
    if (isCounted && canary?.version === report.version && report.kind === 'error') {
      await this.#judge(report.remote, registry);
    }
    return isCounted;
  }

  health(remote: string, version: string): VersionHealth {
    return healthOf(this.#documents(), remote, version, Date.now());
  }

  slowness(remote: string, version: string, before: string): Slowness | null {
    return slownessOf(this.#documents(), remote, { version, before }, Date.now());
  }

  #documents(): HealthDocument[] {
    return [this.#counter.document(), ...this.#others];
  }

  async #judge(key: string, registry: Registry | null): Promise<void> {
    const remote = registry?.remotes[key];
    if (remote?.canary === undefined) return;
    const { version } = remote.canary;
    const reason =
      this.#failure(key, version, remote.stable) ?? this.#delay(key, version, remote.stable);
    if (reason === null) return;
    // Reports go on while the publisher is asked.
    if (this.#ending.has(key)) return;
    this.#ending.add(key);
    try {
      const signature = { by: `edge ${this.#edgeName}`, reason };
      await this.#options.recalls.endCanary(key, version, signature);
    } catch (error) {
      // It is asked again while the canary is there; who reports has nothing to do with it.
      this.#options.onFailure(error);
    } finally {
      this.#ending.delete(key);
    }
  }

  #failure(key: string, version: string, stableVersion: string): string | null {
    const [canary, stable] = [this.health(key, version), this.health(key, stableVersion)];
    if (!mustHalt(canary, stable, this.#options.limits)) return null;
    const percent = (errorRate(canary) * 100).toFixed(1);
    const [newest] = canary.reasons;
    return `${canary.error} of ${canary.ok + canary.error} reports are errors (${percent}%): ${newest?.reason ?? ''}`;
  }

  #delay(key: string, version: string, stable: string): string | null {
    const slowness = this.slowness(key, version, stable);
    return slowness && slownessSentence(slowness, stable);
  }

  async #exchange(): Promise<void> {
    this.#counter.forgetOld(Date.now());
    await this.#keep();
    this.#others = await healthOfOthers(this.#options.store, this.#edgeName);
    const registry = await this.#options.registry();
    for (const [key, { canary }] of Object.entries(registry?.remotes ?? {})) {
      if (canary !== undefined) await this.#judge(key, registry);
    }
  }

  async #keep(): Promise<void> {
    if (!this.#hasNews) return;
    this.#hasNews = false;
    await writeHealth(this.#options.store, this.#edgeName, this.#counter.document());
  }
}
