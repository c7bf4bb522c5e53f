/** Edges one after the other in one process, for the browser tests. */
import { hostServers } from 'server-process';
import { configuredEdge } from './configured-edge.ts';

hostServers(async (environment) => {
  const { edge, listen } = await configuredEdge(environment);
  await listen();
  return {
    /** What is cut off would complain. */
    close() {
      edge.log.level = 'silent';
      return edge.close();
    },
  };
});
