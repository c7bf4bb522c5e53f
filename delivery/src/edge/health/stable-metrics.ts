import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { ReleaseStore } from '../../release/release-store.ts';
import { healthOfOthers } from '../registry/kept-health.ts';
import { errorRate, healthOf } from '../registry/release-health.ts';
import { stableHealth } from '../registry/stable-health.ts';
import type { ServedState } from '../served-shell.ts';

/** What the browsers of all edges report, so that every edge says the same. */
export function stableMetrics(
  registry: Registry,
  store: ReleaseStore,
  state: () => Promise<ServedState>,
): void {
  const failing = new Gauge({
    name: 'workerbadge_edge_stable_failing',
    help: '1 where the version that everybody gets fails in browsers, else 0.',
    labelNames: ['remote', 'version'],
    registers: [registry],
    async collect() {
      failing.reset();
      const read = await reports();
      for (const [remote, { stable }] of Object.entries(read.remotes)) {
        const health = stableHealth(read.documents, remote, stable, Date.now());
        failing.set({ remote, version: stable }, health.state === 'failing' ? 1 : 0);
      }
    },
  });
  const rates = new Gauge({
    name: 'workerbadge_edge_error_rate',
    help: 'Share of errors, 0 to 1, among the reports of the last hour, of stable versions and canaries.',
    labelNames: ['remote', 'version', 'kind'],
    registers: [registry],
    async collect() {
      rates.reset();
      const read = await reports();
      for (const [remote, { stable, canary }] of Object.entries(read.remotes)) {
        const set = (version: string, kind: string) => {
          const rate = errorRate(healthOf(read.documents, remote, version, Date.now()));
          rates.set({ remote, version, kind }, rate);
        };
        set(stable, 'stable');
        if (canary) set(canary.version, 'canary');
      }
    },
  });

  /** Nothing of remotes where the store cannot be read: the other metrics are told all the same. */
  async function reports() {
    try {
      const { registry: served } = await state();
      return { remotes: served?.remotes ?? {}, documents: await healthOfOthers(store, '') };
    } catch {
      return { remotes: {}, documents: [] };
    }
  }
}
