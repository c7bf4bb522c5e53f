import type { FastifyInstance } from 'fastify';
import { oauthRoutes } from './oauth-routes.ts';
import { resourceRoutes } from './resource-routes.ts';

/** Beside `/api`: the Open Badges API, at the addresses that the standard fixes (decision 0108). */
export async function openBadgesApi(app: FastifyInstance): Promise<void> {
  await app.register(resourceRoutes);
  await app.register(oauthRoutes);
}
