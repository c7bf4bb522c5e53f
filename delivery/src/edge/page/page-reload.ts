import type { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';

/** Not under `/dev`: that belongs to the embedded peers of the API. */
export const reloadScriptPath = '/_watch/reload.js';
const eventsPath = '/_watch/events';

const script = `
const events = new EventSource('${eventsPath}');
events.addEventListener('published', () => location.reload());
addEventListener('pagehide', () => events.close());
`;

/** Watch mode: open pages reload when a build is published. A file of ours, for the policy of the page. */
export async function pageReload(
  edge: FastifyInstance,
  { publications }: { publications: EventEmitter },
): Promise<void> {
  publications.setMaxListeners(0);
  edge.get(reloadScriptPath, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
  edge.get(eventsPath, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    reply.raw.write('retry: 1000\n\n');
    const tell = () => reply.raw.write('event: published\ndata: 1\n\n');
    publications.on('published', tell);
    request.raw.on('close', () => publications.off('published', tell));
  });
}
