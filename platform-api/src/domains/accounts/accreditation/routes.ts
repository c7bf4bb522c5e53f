import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, languageOf, ok } from '../../../http/envelope.ts';
import { amletUser } from './amlet-user.ts';
import { applySteps } from './apply-steps.ts';
import { accreditationErrors } from './errors.ts';
import { workOnForgetting } from './forget-request.ts';
import { requestAccreditation } from './request-accreditation.ts';
import * as schemas from './schemas.ts';

const tags = ['accounts'];

export async function accreditationRoutes(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  workOnForgetting(platform);

  app.route({
    method: 'POST',
    url: '/Users/AddUserPersonaGiuridica',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Asks for the credential of a company',
      description:
        'The data is the address of the provider’s page, at a host of `redirectHosts` (E31). The same company and address lead to the same procedure. Warnings ACCREDITATION_HELD, ACCREDITATION_UNDER_WAY; 409 ACCREDITATION_REPLACED; 503 ACCREDITATION_OFF, ACCREDITATION_PROVIDER.',
      body: schemas.companyRequest,
      response: { 200: envelope(z.url()) },
    },
    handler: async (request) => {
      const { pIva: vatNumber, companyMail: companyEmail } = request.body;
      const wish = { vatNumber, companyEmail, language: languageOf(request) };
      return ok(await requestAccreditation(platform, requirePrincipal(request).userId, wish));
    },
  });

  app.route({
    method: 'GET',
    url: '/Users/GetAmletUser',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Whether the provider of credentials has verified the identity behind an address',
      description:
        'Of the caller’s own addresses; any other is answered as an unknown one. 503 ACCREDITATION_PROVIDER.',
      querystring: z.object({ mail: z.email().max(200) }),
      response: { 200: envelope(schemas.amletUser) },
    },
    handler: async (request) =>
      ok(await amletUser(platform, requirePrincipal(request).userId, request.query.mail)),
  });

  await app.register(webhookRoute);
}

/** The body is read as bytes, because the signature is over bytes. */
async function webhookRoute(instance: FastifyInstance): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: 16_384 },
    (_request, body, done) => done(null, body),
  );

  app.route({
    method: 'POST',
    url: '/CompanyCredential/Webhook/:provider',
    // The signature is the permission.
    config: { access: { public: true } },
    schema: {
      tags,
      summary: 'Call of the provider of company credentials',
      description:
        'Not shown in the documents. Signed by the provider; it announces a change, which is then asked of the provider. A repeated call is a no-op.',
      params: z.object({ provider: z.string().max(40) }),
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const provider = platform.companyCredential;
      if (provider?.name !== request.params.provider) {
        throw accreditationErrors.ACCREDITATION_PROVIDER_UNKNOWN();
      }
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = provider.readWebhook(request.headers, body);
      if (event === null) throw accreditationErrors.ACCREDITATION_SIGNATURE();
      await applySteps(platform, provider, event);
      return ok(true);
    },
  });
}
