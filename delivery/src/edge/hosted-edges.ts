/** Edges one after the other in one process, for the browser tests. */
import { hostServers } from 'server-process';
import { listeningEdge } from './listening-edge.ts';

hostServers(async (environment) => {
  const { edge, listen } = await listeningEdge(environment);
  await listen();
  return {
    /** What is cut off would complain. */
    close() {
      edge.log.level = 'silent';
      return edge.close();
    },
  };
});
