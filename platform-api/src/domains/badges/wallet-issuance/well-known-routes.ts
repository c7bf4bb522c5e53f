import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform.ts';
import { publicKeys } from '../issuer/issuer-keys.ts';
import { askedAddress } from '../issuer/issuer-routes.ts';
import { sendDocument } from '../send-document.ts';
import { authorizationServer, credentialIssuer, jwtIssuer } from './issuer-metadata.ts';

/** What wallets and verifiers ask the host for, and what each address answers. */
const documents: Record<
  string,
  { summary: string; make: (publicUrl: string, platform: Platform) => object | Promise<object> }
> = {
  'openid-credential-issuer': {
    summary: 'The issuer of badges to wallets (OpenID4VCI 1.0)',
    make: credentialIssuer,
  },
  'oauth-authorization-server': {
    summary: 'Where a wallet exchanges the code of an offer (RFC 8414)',
    make: authorizationServer,
  },
  'jwt-vc-issuer': {
    summary: 'The keys of badges as SD-JWT VC: every key that ever signed',
    make: async (publicUrl, platform) => jwtIssuer(publicUrl, await publicKeys(platform)),
  },
};

/** Beside `/api`. The issuer's address has no path, so each document has one place in every style of the standards. */
export async function walletIssuerIdentity(app: FastifyInstance): Promise<void> {
  const { platform } = app;
  for (const [name, { summary, make }] of Object.entries(documents)) {
    app.route({
      method: 'GET',
      url: `/.well-known/${name}`,
      config: { access: { public: true } },
      schema: {
        tags: ['badges'],
        summary,
        description: 'Not wrapped. For each host name that the product ever had, its own.',
      },
      handler: async (request, reply) => {
        const document = await make(await askedAddress(platform, request), platform);
        reply.header('cache-control', 'public, max-age=300');
        return sendDocument(reply, 'application/json', JSON.stringify(document));
      },
    });
  }
}
