import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, languageOf, ok } from '../../../http/envelope.ts';
import type { Platform } from '../../../platform.ts';
import { zipStream } from '../../../zip-stream.ts';
import { noteAct } from '../../audit/index.ts';
import { attestationsOf } from '../../badges/index.ts';
import { deadlinesOf } from '../deadlines/list-deadlines.ts';
import { deadlineQuery } from '../deadlines/schemas.ts';
import { filterFromWire } from '../deadlines/wire.ts';
import { companyErrors } from '../errors.ts';
import { requireRepresentative } from '../representative.ts';
import { readZipTicket, zipTicket } from './zip-ticket.ts';

const learner = { access: { roles: ['Discente'] } } as const;
const tags = ['Companies'];

/** Attestations of a company's people as files; not shown in the documents. */
export function attestationRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Companies/Attestation',
    config: learner,
    schema: {
      tags,
      summary: 'The attestation of one of the company’s people: a PDF in base64',
      description:
        'Only to its legal representative, while the person agrees; else 404 ATTESTATION_NOT_FOUND. The download is in the audit.',
      querystring: z.object({ id: z.uuid(), lang: deadlineQuery.shape.lang }),
      response: { 200: envelope(z.object({ fileName: z.string(), content: z.string() })) },
    },
    handler: async (request) => {
      const { userId, company } = requireRepresentative(request);
      const shared = await deadlinesOf(platform, company.id);
      const ids = shared.map(({ id }) => id).filter((id) => id === request.query.id);
      const { value: file } = await attestationsOf(platform, ids, languageOf(request)).next();
      if (!file) throw companyErrors.ATTESTATION_NOT_FOUND();
      await noteDownload(platform, userId, company.id, 1);
      const content = Buffer.from(file.content).toString('base64');
      return ok({ fileName: file.fileName, content });
    },
  });

  app.route({
    method: 'POST',
    url: '/Companies/AttestationsFile',
    config: learner,
    schema: {
      tags,
      summary:
        'An address of a minute, at which the attestations of the company’s people are a ZIP',
      description:
        'Of exactly the rows of GetDeadlines with this filter. 404 ATTESTATION_NOT_FOUND where there are none. The download is in the audit.',
      querystring: deadlineQuery.pick({ stato: true, lang: true }),
      response: { 200: envelope(z.object({ url: z.string() })) },
    },
    handler: async (request) => {
      const { userId, company } = requireRepresentative(request);
      const filter = filterFromWire(request.query.stato);
      if ((await deadlinesOf(platform, company.id, filter)).length === 0) {
        throw companyErrors.ATTESTATION_NOT_FOUND();
      }
      const grant = { companyId: company.id, userId, filter, language: languageOf(request) };
      const ticket = zipTicket(platform, grant);
      return ok({ url: `/api/Companies/AttestationsZip?ticket=${ticket}` });
    },
  });

  app.route({
    method: 'GET',
    url: '/Companies/AttestationsZip',
    config: { access: { public: true } },
    schema: {
      tags,
      summary: 'The attestations that a ticket grants, as a ZIP of PDF files',
      description: 'Not wrapped: application/zip, made while it is read.',
      querystring: z.object({ ticket: z.string().max(1000) }),
    },
    handler: async (request, reply) => {
      const grant = readZipTicket(platform, request.query.ticket);
      if (grant === null) throw companyErrors.ATTESTATION_NOT_FOUND();
      const { companyId, userId, filter, language } = grant;
      // Read again: who took the consent back meanwhile is not in it.
      const ids = (await deadlinesOf(platform, companyId, filter)).map(({ id }) => id);
      await noteDownload(platform, userId, companyId, ids.length);
      return reply
        .header('content-disposition', 'attachment; filename="attestati.zip"')
        .header('cache-control', 'no-store')
        .type('application/zip')
        .send(zipStream(attestationsOf(platform, ids, language), platform.clock.now()));
    },
  });
}

const noteDownload = (platform: Platform, actorId: string, companyId: string, rows: number) =>
  noteAct(platform, {
    actorId,
    act: 'attestations.downloaded',
    subjectKind: 'company',
    subjectId: companyId,
    detail: { rows },
  });
