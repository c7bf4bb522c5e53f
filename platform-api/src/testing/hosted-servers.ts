/** Servers with data of their own, one after the other in one process, for the browser tests. */
import { hostServers } from 'server-process';
import { readConfig } from '../config.ts';
import { openServer } from '../open-server.ts';

hostServers(async (environment) => {
  const { platform, app, serve } = await openServer(readConfig(environment));
  await serve();
  return {
    /** Nobody waits for its answers, and what is cut off would complain. */
    async close() {
      platform.log.level = 'silent';
      const closed = app.close();
      app.server.closeAllConnections();
      await Promise.all([closed, platform.jobs.stop()]);
      await platform.database.close();
    },
  };
});
