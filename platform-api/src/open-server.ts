import { serveMetrics } from 'server-process';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { loadDemo } from './demo/load.ts';
import { authenticate } from './domains/identity/index.ts';
import { openPlatform } from './open-platform.ts';
import { serverMetrics } from './telemetry/metrics.ts';

type Progress = Parameters<typeof loadDemo>[1];

/** Opens what a server needs and builds its routes; `serve` makes tables and demo data, and listens. */
export async function openServer(config: Config) {
  const platform = await openPlatform(config);
  const metrics = config.metrics === null ? null : serverMetrics(platform);
  const app = await buildApp(platform, authenticate(platform), metrics?.registry);
  return {
    platform,
    app,
    /** @returns the address at which it listens */
    serve: async ({
      onLoading,
      onLoaded,
    }: { onLoading?: Progress; onLoaded?: () => void } = {}): Promise<string> => {
      await app.ready();
      // Another process that starts on the same database waits, and then finds tables and data made.
      await platform.database.alone(async () => {
        await platform.jobs.start();
        if (config.demoData) await loadDemo(platform, onLoading);
      });
      onLoaded?.();
      if (metrics !== null && config.metrics !== null) await serveMetrics(metrics, config.metrics);
      return app.listen({ host: config.host, port: config.port });
    },
  };
}
