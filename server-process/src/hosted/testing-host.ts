/** A host of servers that listen at the port that they are given. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { hostServers } from './host-servers.ts';

hostServers(async ({ PORT }) => {
  const server = createServer((socket) => socket.end(String(process.pid)));
  server.listen(Number(PORT), '127.0.0.1');
  await once(server, 'listening');
  return {
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
});
