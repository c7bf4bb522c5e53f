import type { FastifyInstance } from 'fastify';

export type RegistryEventsOptions = {
  /** The revision that is served now; 0 before the first. */
  revision: () => Promise<number>;
  /** How often the store is looked at. */
  everyMs: number;
};

const HEARTBEAT_MS = 20_000;
/** One for each browser, not for each tab; beyond this the others ask by polling. */
const MAX_LISTENERS = 10_000;

/**
 * `GET /registry/events`: server-sent events named `revision`, with the number as data: one at once, one
 * for each change. Browsers then ask for `registry.json`, of which only they know whether they have it.
 */
export async function registryEvents(
  edge: FastifyInstance,
  { revision, everyMs }: RegistryEventsOptions,
): Promise<void> {
  const listeners = new Set<(text: string) => void>();
  let told = await revision();

  const look = async () => {
    const now = await revision();
    if (now === told) return;
    told = now;
    for (const tell of listeners) tell(eventText(now));
  };
  const looking = setInterval(() => {
    look().catch((error: unknown) => edge.log.warn({ err: error }, 'the store cannot be read'));
  }, everyMs);
  const beating = setInterval(() => {
    for (const tell of listeners) tell(': still here\n\n');
  }, HEARTBEAT_MS);
  looking.unref();
  beating.unref();
  edge.addHook('onClose', async () => {
    clearInterval(looking);
    clearInterval(beating);
  });

  edge.get('/registry/events', async (request, reply) => {
    if (listeners.size >= MAX_LISTENERS) return reply.code(503).send();
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that gathers before it passes on would keep the signal to itself.
      'x-accel-buffering': 'no',
    });
    const tell = (text: string) => reply.raw.write(text);
    tell(`retry: 2000\n${eventText(await revision())}`);
    listeners.add(tell);
    request.raw.on('close', () => listeners.delete(tell));
    return reply;
  });
}

const eventText = (revision: number) => `event: revision\ndata: ${revision}\n\n`;
