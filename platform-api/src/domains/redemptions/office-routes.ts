import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, ok } from '../../http/envelope.ts';
import { page, pageOf } from '../../http/lists.ts';
import { noteAct } from '../audit/index.ts';
import { downloadUrl } from '../files/index.ts';
import { payRedemption, refuseRedemption } from './close-redemption.ts';
import { canDownload } from './documents.ts';
import { redemptionErrors } from './errors.ts';
import * as repository from './repository.ts';
import { requestsReport } from './requests-report.ts';
import * as schemas from './schemas.ts';
import { detailToWire, rowToWire } from './wire.ts';

const tags = ['Algorand'];
/** Administrators and editors read; what changes anything is for administrators alone (E18). */
const reader = { access: { roles: ['AdminWorkerBadge', 'RedattoreCorsiA'] } } as const;
const administrator = { access: { roles: ['AdminWorkerBadge'] } } as const;

/** Redemption requests in the back office. */
export function officeRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Algorand/GetRichiesteRiscattoAlgorand',
    config: reader,
    schema: {
      tags,
      summary: 'Redemption requests of everyone, by number',
      querystring: schemas.requestsQuery,
      response: { 200: envelope(pageOf(schemas.requestRow)) },
    },
    handler: async ({ query }) => {
      const { stato: state, sortDirection, page: at, pageSize } = query;
      const found = await repository.listRequests(platform.database.db, {
        state,
        // Newest first unless sorted.
        sortDirection: query.sortBy === undefined ? 'desc' : sortDirection,
        page: at,
        pageSize,
      });
      return ok(page(found.items.map(rowToWire), found.totalItems, at, pageSize));
    },
  });

  app.route({
    method: 'GET',
    url: '/Algorand/GetRichiestaRiscatto',
    config: reader,
    schema: {
      tags,
      summary: 'A redemption request with its documents and its history',
      description: 'Not shown in the documents.',
      querystring: schemas.requestIdQuery,
      response: { 200: envelope(schemas.requestDetail) },
    },
    handler: async ({ query }) => {
      const request = await repository.findRequest(platform.database.db, query.richiestaId);
      if (request === null) throw redemptionErrors.REDEMPTION_NOT_FOUND();
      return ok(await detailToWire(platform, request));
    },
  });

  app.route({
    method: 'GET',
    url: '/Algorand/GetDocumentoRiscatto',
    config: reader,
    schema: {
      tags,
      summary: 'Address and name of a document of a request',
      description:
        'Not shown in the documents. 409 DOCUMENT_OF_REDEEMED for withholding tax once it is redeemed (BACK-15).',
      querystring: schemas.documentQuery,
      response: { 200: envelope(z.object({ url: z.string(), fileName: z.string() })) },
    },
    handler: async ({ query }) => {
      const { db } = platform.database;
      const request = await repository.findRequest(db, query.richiestaId);
      const document = request && (await repository.findDocument(db, request.id, query.documento));
      if (request === null || document === null) throw redemptionErrors.REDEMPTION_NOT_FOUND();
      if (!canDownload(document.kind, request.state)) {
        throw redemptionErrors.DOCUMENT_OF_REDEEMED();
      }
      const url = await downloadUrl(platform, document.fileRef, document.name);
      if (url === null) throw redemptionErrors.REDEMPTION_NOT_FOUND();
      return ok({ url, fileName: document.name });
    },
  });

  app.route({
    method: 'POST',
    url: '/Algorand/UpdateNftRiscattati',
    config: administrator,
    schema: {
      tags,
      summary: 'Marks the request of a person and a kind as paid',
      description:
        'The credits end. A repeated call changes nothing; 409 REDEMPTION_ANSWERED for one that was refused or withdrawn.',
      querystring: schemas.payQuery,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { userId, tipoNotarizzazione: type, richiestaId } = request.query;
      await payRedemption(platform, {
        userId,
        type,
        requestId: richiestaId ?? null,
        administrator: requirePrincipal(request).userId,
      });
      return ok(true);
    },
  });

  app.route({
    method: 'POST',
    url: '/Algorand/RefuseRichiestaRiscatto',
    config: administrator,
    schema: {
      tags,
      summary: 'Refuses a request with a reason',
      description:
        'Not shown in the documents (E163). The credits come back. The same reason again changes nothing; 409 REDEMPTION_ANSWERED.',
      body: schemas.refusalBody,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { richiestaId: requestId, motivazione: reason } = request.body;
      const { userId } = requirePrincipal(request);
      await refuseRedemption(platform, { requestId, reason, administrator: userId });
      return ok(true);
    },
  });

  app.route({
    method: 'GET',
    url: '/Algorand/GetCSVRichieste',
    config: administrator,
    schema: {
      tags,
      summary: 'Redemption requests as CSV, in base64; of one state, or all',
      description:
        'UTF-8 with a byte order mark, parted by semicolons (E138). The download is in the audit.',
      querystring: schemas.requestsQuery.pick({ stato: true }),
      response: { 200: envelope(z.string()) },
    },
    handler: async (request) => {
      const { csv, rows } = await requestsReport(platform, request.query.stato);
      await noteAct(platform, {
        actorId: requirePrincipal(request).userId,
        act: 'redemptions.exported',
        subjectKind: 'table',
        subjectId: 'redemptions',
        detail: { rows },
      });
      return ok(csv);
    },
  });
}
