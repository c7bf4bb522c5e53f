import closeWithGrace from 'close-with-grace';
import { prepareDrain, startTracing, stopTracing } from 'server-process';
import { readConfig, type Config } from './config.ts';
import { demoPeopleList } from './demo/people.ts';
import { createLog } from './log.ts';
import { openServer } from './open-server.ts';
import { startRefusal } from './start-refusal.ts';

/** Of the ten seconds that an end may take. */
const MAX_DRAIN_MS = 6000;
const MAX_FLUSH_MS = 1000;

async function start(config: Config): Promise<void> {
  const tracingLog = createLog(config.logLevel);
  await startTracing('workerbadge-api', (said) => tracingLog.warn({ said }, 'tracing'));
  const { platform, app, serve } = await openServer(config);
  const drain = prepareDrain(app.server, (url) => url.startsWith('/api/health/'));
  let isLoading = true;
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) platform.log.error({ err }, 'closing after an error');
    // Steps of the demo data would go on for many seconds; they can be cut off and repeated.
    if (isLoading) return;
    app.shutdown.hasBegun = true;
    // Jobs first: those under way end while the last requests are answered.
    const jobs = platform.jobs.stop();
    await drain(MAX_DRAIN_MS);
    app.server.closeIdleConnections();
    const late = setTimeout(() => app.server.closeAllConnections(), 500);
    await app.close().finally(() => clearTimeout(late));
    await jobs;
    await platform.database.close();
    await stopTracing(MAX_FLUSH_MS);
  });
  const ready = await serve({
    onLoading: (loading) => process.send?.({ loading }),
    onLoaded: () => (isLoading = false),
  });
  const people = config.demoData
    ? demoPeopleList.map(({ identity, description }) => ({
        name: `${identity.name} ${identity.surname}`,
        email: identity.email,
        description: description.en,
      }))
    : [];
  process.send?.({ ready, people });
}

// Started by another process that has ended: nobody would ever stop this one.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

try {
  await start(readConfig(process.env));
} catch (error) {
  // What a person can put right is one sentence; the rest is a defect and keeps its stack.
  console.error(startRefusal(error) ?? error);
  process.exit(1);
}
