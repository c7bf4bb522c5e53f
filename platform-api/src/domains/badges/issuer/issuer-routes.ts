import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Platform } from '../../../platform.ts';
import { badgeErrors } from '../errors.ts';
import { sendDocument } from '../send-document.ts';
import { didDocument, didOf, issuerProfile, keyDocument } from './issuer.ts';
import { publicKeys, publicUrls } from './issuer-keys.ts';
import { issuerPicture } from './issuer-picture.ts';

const tags = ['badges'];
const access = { public: true } as const;
/** A new key signs nothing that must be read in the same minutes by somebody who asked before. */
const CACHED = 'public, max-age=300';

/** The address of the product by which this request came; today's where it came by another way. */
export async function askedAddress(platform: Platform, request: FastifyRequest): Promise<string> {
  const host = request.host.toLowerCase();
  const all = await publicUrls(platform);
  return all.findLast((url) => new URL(url).host === host) ?? platform.config.publicUrl;
}

/** What resolvers ask a host for, beside `/api`. */
export async function issuerIdentity(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  app.route({
    method: 'GET',
    url: '/.well-known/did.json',
    config: { access },
    schema: {
      tags,
      summary: 'The issuer as did:web: every key that ever signed a badge',
      description: 'Not wrapped. For each host name that the product ever had, its own.',
    },
    handler: async (request, reply) => {
      const publicUrl = await askedAddress(platform, request);
      reply.header('cache-control', CACHED);
      const document = await didDocument(publicUrl, await publicKeys(platform));
      return sendDocument(reply, 'application/did+json', JSON.stringify(document));
    },
  });
}

export function issuerRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Badges/Issuer',
    config: { access },
    schema: {
      tags,
      summary: 'Profile and keys of the issuer, by which credentials are checked',
      description: 'Not wrapped: a controller document (application/ld+json).',
    },
    handler: async (request, reply) => {
      const publicUrl = await askedAddress(platform, request);
      const profile = issuerProfile(publicUrl, await publicKeys(platform));
      return sendDocument(reply, 'application/ld+json', JSON.stringify(profile));
    },
  });

  app.route({
    method: 'GET',
    url: '/Badges/Keys/:publicKey',
    config: { access },
    schema: {
      tags,
      summary: 'A key of the issuer alone (Multikey)',
      params: z.object({ publicKey: z.string().max(100) }),
    },
    handler: async (request, reply) => {
      const { publicKey } = request.params;
      if (!(await publicKeys(platform)).includes(publicKey)) throw badgeErrors.KEY_NOT_FOUND();
      const controller = didOf(await askedAddress(platform, request));
      reply.header('cache-control', CACHED);
      const document = keyDocument(controller, publicKey);
      return sendDocument(reply, 'application/ld+json', JSON.stringify(document));
    },
  });

  app.route({
    method: 'GET',
    url: '/Badges/Issuer/Image',
    config: { access },
    schema: { tags, summary: "The issuer's mark (SVG)" },
    handler: async (_request, reply) =>
      sendDocument(reply, 'image/svg+xml; charset=utf-8', issuerPicture),
  });
}
