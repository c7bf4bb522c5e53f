import type { FastifyInstance } from 'fastify';
import { fileRoutes } from './routes.ts';

export { signedFileUrl } from './signed-url.ts';

/** Bytes of stored files under signed addresses; who may have an address is for their owner to say. */
export async function filesDomain(app: FastifyInstance): Promise<void> {
  fileRoutes(app);
}
