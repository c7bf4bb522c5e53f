import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { limitVisitors } from '../../identity/index.ts';
import { formNames, type FormName } from './forms.ts';
import { makeOffer, offerProgress, offerStates } from './offer.ts';

const tags = ['badges'];
const config = { access: {} };

const walletOffer = z
  .object({
    id: z.uuid(),
    link: z.string(),
    transactionCode: z.string(),
    demoWallet: z.string().nullable(),
    expiresAt: z.iso.datetime(),
    secondsLeft: z.number().int(),
  })
  .meta({ id: 'WalletOffer' });

const progress = z
  .object({
    status: z.enum(offerStates),
    forms: z.array(z.enum(formNames as [FormName, ...FormName[]])),
    attemptsLeft: z.number().int(),
    secondsLeft: z.number().int(),
  })
  .meta({ id: 'WalletOfferProgress' });

/** What the holder's page calls to put a badge into a wallet. */
export function holderRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const { loginAttemptsPerMinute, perMinute } = platform.config;

  app.route({
    method: 'POST',
    url: '/Badges/Wallet/Offer',
    config,
    onRequest: limitVisitors(platform, 'wallet offer', loginAttemptsPerMinute),
    schema: {
      tags,
      summary: "Offers one of the caller's badges to a wallet (OpenID4VCI 1.0)",
      description:
        'Not shown in the documents. The link holds for 5 minutes and once, with the transaction code, which is told here alone; an earlier offer of the badge no longer counts. `demoWallet` opens the demo wallet with it, where there is one. 404 BADGE_NOT_FOUND, 409 BADGE_REVOKED, BADGE_NOT_SOUND, 429 TOO_MANY_REQUESTS.',
      querystring: z.object({ id: z.uuid() }),
      response: { 200: envelope(walletOffer) },
    },
    handler: async (request, reply) => {
      const { userId } = requirePrincipal(request);
      const offer = await makeOffer(platform, { id: request.query.id, userId });
      reply.header('cache-control', 'no-store');
      return ok({ ...offer, demoWallet: demoWalletAddress(instance, offer.link) });
    },
  });

  app.route({
    method: 'GET',
    url: '/Badges/Wallet/Offer',
    config,
    onRequest: limitVisitors(platform, 'qr', perMinute.qrPolls),
    schema: {
      tags,
      summary: 'How far a wallet is with an offer',
      description:
        'Not shown in the documents: asked every 2 s by the page that shows the code. An offer that was replaced, or is of another person, is `expired`. 429 TOO_MANY_REQUESTS.',
      querystring: z.object({ offerId: z.uuid() }),
      response: { 200: envelope(progress) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      return ok(await offerProgress(platform, { id: request.query.offerId, userId }));
    },
  });
}

/** The demo wallet takes the same parameters as a wallet of the scheme. */
function demoWalletAddress({ platform }: FastifyInstance, link: string): string | null {
  const { wallet, config: installation } = platform;
  if (wallet?.endpoint !== `${installation.publicUrl}/dev/wallet`) return null;
  return `${wallet.endpoint}${new URL(link).search}`;
}
