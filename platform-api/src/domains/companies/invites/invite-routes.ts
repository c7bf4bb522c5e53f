import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { envelope, ok } from '../../../http/envelope.ts';
import { countAttempt } from '../../identity/index.ts';
import type { audit } from '../../orders/index.ts';
import { companyErrors } from '../errors.ts';
import { requireRepresentative } from '../representative.ts';
import * as schemas from './schemas.ts';
import { confirmInvites, coursesOfCompany, previewInvites } from './invite-people.ts';
import { courseToWire, previewToWire } from './wire.ts';

const learner = { access: { roles: ['Discente'] } } as const;
const tags = ['Companies'];
/** A person corrects a file and looks again; more is a program. */
const FILES_PER_MINUTE = 30;

/** Courses that a company gives to many at once; not shown in the documents. */
export function inviteRoutes(instance: FastifyInstance, options: { audit: typeof audit }): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;
  const limitFiles = async (userId: string, reply: FastifyReply) => {
    const wait = await countAttempt(platform, `company invites ${userId}`, FILES_PER_MINUTE);
    if (wait === null) return;
    reply.header('retry-after', wait);
    throw companyErrors.INVITES_ATTEMPTS();
  };

  app.route({
    method: 'GET',
    url: '/Companies/GetFreeVouchers',
    config: learner,
    schema: {
      tags,
      summary:
        'The courses of which the company of the caller bought vouchers, and how many are left',
      description: 'Only to its legal representative.',
      response: { 200: envelope(z.array(schemas.companyCourse)) },
    },
    handler: async (request) => {
      const { company } = requireRepresentative(request);
      return ok((await coursesOfCompany(platform, company.id)).map(courseToWire));
    },
  });

  app.route({
    method: 'POST',
    url: '/Companies/CheckInvites',
    config: learner,
    schema: {
      tags,
      summary: 'What would be sent of a CSV file, and what is wrong with its other rows',
      description:
        'Columns name, address, course (its title or id), by semicolon or comma; at most 500 rows. Nothing is kept and nothing sent.',
      body: schemas.inviteFile,
      response: { 200: envelope(schemas.invitePreview) },
    },
    handler: async (request, reply) => {
      const { userId, company } = requireRepresentative(request);
      await limitFiles(userId, reply);
      return ok(previewToWire(await previewInvites(platform, company.id, request.body.csv)));
    },
  });

  app.route({
    method: 'POST',
    url: '/Companies/ConfirmInvites',
    config: learner,
    schema: {
      tags,
      summary: 'Sends a code by mail to each good row of a file that was checked',
      description:
        'All of what the preview with this `impronta` showed, or nothing: 409 when it no longer holds. The same `id` again sends nothing more and answers the same.',
      body: schemas.inviteConfirmation,
      response: { 200: envelope(schemas.invitesSent) },
    },
    handler: async (request, reply) => {
      const { userId, company } = requireRepresentative(request);
      await limitFiles(userId, reply);
      const { id, csv, impronta, lingua } = request.body;
      const confirmation = { id, csv, fingerprint: impronta, language: lingua };
      const inviati = await confirmInvites(platform, company.id, confirmation, options.audit);
      return ok({ inviati });
    },
  });
}
