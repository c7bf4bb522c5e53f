/** The API in its own process, which tells how long its event loop stood still. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { testPlatform } from '../platform.ts';

const t = await testPlatform({
  config: { loginAttemptsPerMinute: 1_000_000, guestOrdersPerMinute: 1_000_000 },
});
await t.app.listen({ host: '127.0.0.1', port: 0 });
const loop = monitorEventLoopDelay({ resolution: 1 });
loop.enable();

process.on('message', (message: 'read' | 'close') => {
  if (message === 'close') {
    void t.close().then(() => process.exit());
    return;
  }
  // One turn later: the pause under way is counted where it belongs.
  setTimeout(() => {
    const pauseMs = loop.max / 1e6;
    loop.reset();
    process.send?.({ pauseMs });
  }, 3);
});

const publicRoutes = t.app.routeTable
  .filter(({ access, url }) => access.public && !url.startsWith('/dev/'))
  .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
process.send?.({ address: t.app.listeningOrigin, publicRoutes, document: t.app.swagger() });
