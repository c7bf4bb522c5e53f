import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { accessErrors, requirePrincipal } from '../../http/access.ts';
import { envelope, ok } from '../../http/envelope.ts';
import { findAccount } from './repository.ts';
import * as schemas from './schemas.ts';
import { profileToWire } from './wire.ts';

export function accountRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Users/profile',
    config: { access: {} },
    schema: {
      tags: ['accounts'],
      summary: 'The profile of the caller',
      response: { 200: envelope(schemas.profile) },
    },
    handler: async (request) => {
      const account = await findAccount(platform, { id: requirePrincipal(request).userId });
      if (account === null) throw accessErrors.UNAUTHENTICATED();
      return ok(profileToWire(account));
    },
  });
}
