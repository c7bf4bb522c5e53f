import type { FastifyInstance } from 'fastify';
import type { audit } from '../orders/index.ts';
import { inviteRoutes } from './invites/invite-routes.ts';
import { peopleRoutes } from './people-routes.ts';

/** What a company comes for: its people, and the courses that it gives them. */
export async function companiesDomain(
  app: FastifyInstance,
  options: { audit: typeof audit },
): Promise<void> {
  peopleRoutes(app);
  inviteRoutes(app, options);
}
