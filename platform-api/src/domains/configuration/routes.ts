import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../http/envelope.ts';
import { redirectHosts } from '../../redirect-hosts.ts';

const publicConfig = z
  .object({
    product: z.object({ name: z.string(), version: z.string() }),
    /** Hosts (`name[:port]`) to which addresses that come as data may lead (E31). */
    redirectHosts: z.array(z.string()),
    uploads: z.object({
      blockBytes: z.number().int(),
      maxDocumentBytes: z.number().int(),
      maxVideoBytes: z.number().int(),
      maxImageBytes: z.number().int(),
      documentTypes: z.array(z.string()),
    }),
    languages: z.array(z.string()),
    /** By name (wallet, identity, spid), the identifier at YouTube (PUB-07). */
    tutorialVideos: z.record(z.string(), z.string()),
    /** Where people write for help. */
    supportEmail: z.string(),
    /** Whether people may log in with the credentials of a wallet. */
    walletLogin: z.boolean(),
    /** Whether people may ask for the credential of a company. */
    companyCredential: z.boolean(),
  })
  .meta({ id: 'PublicConfig' });

export function configurationRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { config, wallet, companyCredential } = instance.platform;
  const answer: z.infer<typeof publicConfig> = {
    product: { name: 'WorkerBadge', version: '0.13.74' },
    redirectHosts: redirectHosts(instance.platform),
    uploads: {
      blockBytes: 262_144,
      maxDocumentBytes: config.maxDocumentBytes,
      maxVideoBytes: config.maxVideoBytes,
      maxImageBytes: config.maxImageBytes,
      documentTypes: ['application/pdf'],
    },
    languages: ['it-IT', 'en-US'],
    tutorialVideos: config.tutorialVideos,
    supportEmail: config.supportEmail,
    walletLogin: wallet !== null,
    companyCredential: companyCredential !== null,
  };

  app.route({
    method: 'GET',
    url: '/config',
    config: { access: { public: true } },
    schema: {
      tags: ['configuration'],
      summary: 'What the browser must know: allowed redirect hosts, upload limits, product',
      description: 'Not shown in the documents (E31).',
      response: { 200: envelope(publicConfig) },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return ok(answer);
    },
  });
}
