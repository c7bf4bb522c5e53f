import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, languageOf, ok } from '../../http/envelope.ts';
import { listQuery, page, pageOf } from '../../http/lists.ts';
import { fromEuros, toEuros } from '../../money.ts';
import { withdrawRedemption } from './close-redemption.ts';
import { requestRedemption } from './request-redemption.ts';
import * as repository from './repository.ts';
import * as schemas from './schemas.ts';
import { windowAt } from './windows.ts';
import { ownToWire, termsToWire } from './wire.ts';

const tags = ['Wallet'];
/** SHELL-31. */
const holder = { access: { roles: ['Discente', 'RedattoreCorsiA'] } } as const;

const sent = {
  it: 'La richiesta è stata inoltrata con successo',
  en: 'The request was sent successfully',
};

/** What a person asks for, and takes back. */
export function redemptionRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Wallet/IsRichiestaRiscattoAbilitata',
    config: holder,
    schema: {
      tags,
      summary: 'Whether credits can be redeemed now',
      description:
        'The flag of the server; for a kind of credits (not shown in the documents) also its window.',
      querystring: schemas.enabledQuery,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async ({ query }) => {
      const { isEnabled } = platform.config.redemption;
      const isInTime =
        query.tipoNotarizzazione !== 'reward' || windowAt(platform.clock.now()).isOpen;
      return ok(isEnabled && isInTime);
    },
  });

  app.route({
    method: 'GET',
    url: '/Wallet/GetSogliaRiscattoNft',
    config: holder,
    schema: {
      tags,
      summary: 'Euro of a kind of credits from which on they can be redeemed',
      response: { 200: envelope(z.number()) },
    },
    handler: async () => ok(toEuros(platform.config.redemption.thresholdCents)),
  });

  app.route({
    method: 'GET',
    url: '/Wallet/GetRedemptionTerms',
    config: holder,
    schema: {
      tags,
      summary: 'What the caller can redeem now, and by which rules',
      description: 'Not shown in the documents.',
      response: { 200: envelope(schemas.terms) },
    },
    handler: async (request) => ok(await termsToWire(platform, requirePrincipal(request).userId)),
  });

  app.route({
    method: 'POST',
    url: '/Wallet/RichiestaRiscattoNft',
    config: holder,
    schema: {
      tags,
      summary: 'Asks for euro in place of credits',
      description:
        'Any amount that is available and allowed; it is held until the request is closed (E163). One open request of a kind. Sent again with its key it is the same request; 409 REDEMPTION_SENT for another under that key. 422 with the rule that is not kept (WALLET-09 to WALLET-19), 403 REDEMPTION_KIND.',
      querystring: z.object({ tipoNotarizzazione: schemas.creditTypeQuery }),
      body: schemas.requestBody,
      response: { 200: envelope(schemas.ownRequest) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const { body, query } = request;
      const language = languageOf(request);
      const withholding = body.documentoRitenutaAcconto?.documentId;
      const occasional = body.documentoPrestazioneOccasionale?.documentId;
      const stored = await requestRedemption(platform, {
        userId,
        key: body.key,
        type: query.tipoNotarizzazione,
        cents: fromEuros(body.importoRichiesto),
        email: body.emailPayPal,
        iban: body.iban,
        invoiceNumber: body.numeroFattura,
        hasDeclaration: body.hasPrestazione,
        documents: {
          ...(withholding === undefined ? {} : { withholding }),
          ...(occasional === undefined ? {} : { occasional }),
        },
        language,
      });
      return ok(ownToWire(stored), { info: sent[language] });
    },
  });

  app.route({
    method: 'GET',
    url: '/Wallet/GetRichiesteRiscatto',
    config: holder,
    schema: {
      tags,
      summary: 'The caller’s redemption requests, newest first',
      description: 'Not shown in the documents.',
      querystring: listQuery.pick({ page: true, pageSize: true }),
      response: { 200: envelope(pageOf(schemas.ownRequest)) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      const { query } = request;
      const found = await repository.listRequests(platform.database.db, {
        ...query,
        userId,
        sortDirection: 'desc',
      });
      return ok(page(found.items.map(ownToWire), found.totalItems, query.page, query.pageSize));
    },
  });

  app.route({
    method: 'POST',
    url: '/Wallet/WithdrawRichiestaRiscatto',
    config: holder,
    schema: {
      tags,
      summary: 'Takes an own open request back',
      description:
        'Not shown in the documents. The credits are available again. A repeated call changes nothing; 404 for another’s, 409 REDEMPTION_ANSWERED.',
      querystring: schemas.requestIdQuery,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      await withdrawRedemption(platform, { requestId: request.query.richiestaId, userId });
      return ok(true);
    },
  });
}
