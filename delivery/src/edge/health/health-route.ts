import type { FastifyInstance } from 'fastify';

/** `/health`: this process answers. It says nothing of the store or of the API. */
export async function healthRoute(
  edge: FastifyInstance,
  { headers }: { headers: Record<string, string> },
): Promise<void> {
  edge.get('/health', async (_request, reply) =>
    reply.headers(headers).header('cache-control', 'no-store').send({ status: 'ok' }),
  );
}
