import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { limitVisitors } from '../../identity/index.ts';
import { answerRequest, describeRequest } from './authorization.ts';
import { deleteConsents, liveConsents } from './repository.ts';
import { scopeNames, type ScopeName } from './scopes.ts';

const tags = ['badges'];
const config = { access: {} };

const scopeList = z.array(z.enum(scopeNames as [ScopeName, ...ScopeName[]]));
/** As it stands in the address of the page, without `?`. */
const query = z.string().max(4000);

const backpackRequest = z
  .object({
    name: z.string(),
    host: z.string().describe('Where the browser goes back to.'),
    scopes: scopeList,
    policyAddress: z.string(),
    termsAddress: z.string(),
    refusedAddress: z
      .string()
      .nullable()
      .describe('The request cannot be allowed, and this address tells the backpack why.'),
  })
  .meta({ id: 'BackpackRequest' });

const connectedBackpack = z
  .object({
    id: z.uuid(),
    name: z.string(),
    host: z.string(),
    scopes: scopeList,
    allowedAt: z.string(),
    lastReadAt: z.string().nullable(),
  })
  .meta({ id: 'ConnectedBackpack' });

/** What the holder's pages call: the consent to a backpack, and the list of those that have one. */
export function backpackHolderRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const onRequest = limitVisitors(
    platform,
    'backpack consent',
    platform.config.loginAttemptsPerMinute,
  );

  app.route({
    method: 'GET',
    url: '/Badges/Backpacks/Request',
    config,
    onRequest,
    schema: {
      tags,
      summary: 'Which backpack asks for the badges, by the query of the consent page',
      description: 'Not shown in the documents. 404 BACKPACK_REQUEST_UNKNOWN, 429.',
      querystring: z.object({ query }),
      response: { 200: envelope(backpackRequest) },
    },
    handler: async (request) => ok(await describeRequest(platform, request.query.query)),
  });

  app.route({
    method: 'POST',
    url: '/Badges/Backpacks/Request',
    config,
    onRequest,
    schema: {
      tags,
      summary: 'Allows a backpack to read, or refuses it',
      description:
        'Not shown in the documents. The address that the browser goes to; its code holds for a minute. 404 BACKPACK_REQUEST_UNKNOWN, 429.',
      body: z.object({ query, isAllowed: z.boolean() }),
      response: { 200: envelope(z.object({ address: z.string() })) },
    },
    handler: async (request, reply) => {
      const { userId } = requirePrincipal(request);
      reply.header('cache-control', 'no-store');
      return ok({ address: await answerRequest(platform, { userId, ...request.body }) });
    },
  });

  app.route({
    method: 'GET',
    url: '/Badges/Backpacks',
    config,
    schema: {
      tags,
      summary: 'The backpacks that the caller allows to read, the newest first',
      description: 'Not shown in the documents.',
      response: { 200: envelope(z.array(connectedBackpack)) },
    },
    handler: async (request) => {
      const consents = await liveConsents(platform, requirePrincipal(request).userId);
      return ok(
        consents.map(({ consent, client: { metadata } }) => ({
          id: consent.id,
          name: metadata.client_name,
          host: new URL(metadata.client_uri).host,
          scopes: scopeNames.filter((name) => consent.scopes.includes(name)),
          allowedAt: consent.allowedAt.toISOString(),
          lastReadAt: consent.lastReadAt?.toISOString() ?? null,
        })),
      );
    },
  });

  app.route({
    method: 'DELETE',
    url: '/Badges/Backpacks',
    config,
    schema: {
      tags,
      summary: 'Ends what the caller allowed a backpack, at once',
      description: 'Not shown in the documents. Safe to repeat.',
      querystring: z.object({ id: z.uuid() }),
      response: { 200: envelope(z.literal(true)) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      await deleteConsents(platform, { userId, id: request.query.id });
      return ok(true as const);
    },
  });
}
