import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accessErrors, requirePrincipal } from '../../http/access.ts';
import { envelope, languageOf, ok } from '../../http/envelope.ts';
import { findCredential } from './accreditation/repository.ts';
import { accreditationToWire } from './accreditation/wire.ts';
import { assignRoles } from './assign-roles.ts';
import { changeCommunicationEmail, changeSdi } from './change-contacts.ts';
import { completeProfile } from './complete-profile.ts';
import { changeNotification, notificationPreferences } from './notification-preferences.ts';
import { findAccount } from './repository.ts';
import * as schemas from './schemas.ts';
import { addressLine, profileToWire } from './wire.ts';
import { flag } from '../../http/lists.ts';

const tags = ['accounts'];

export function accountRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Users/profile',
    config: { access: {} },
    schema: {
      tags,
      summary: 'The profile of the caller',
      response: { 200: envelope(schemas.profile) },
    },
    handler: async (request) => {
      const account = await findAccount(platform, { id: requirePrincipal(request).userId });
      if (account === null) throw accessErrors.UNAUTHENTICATED();
      const credential = await findCredential(platform.database.db, { userId: account.id });
      return ok({ ...profileToWire(account), ...accreditationToWire(account, credential) });
    },
  });

  app.route({
    method: 'POST',
    url: '/Users/UpdateEmailComunicazione',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Where mails to the caller go from now on',
      description: 'Empty or null: to the address of the identity again (PROF-11).',
      body: schemas.communicationEmail,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      await changeCommunicationEmail(platform, userId, request.body.emailComunicazione);
      return ok(true);
    },
  });

  app.route({
    method: 'POST',
    url: '/Users/CompleteProfile',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Fills what a login found missing of the caller',
      description:
        'Not shown in the documents (LOGIN-12, LOGIN-13). What is there already stays; a repeated call changes nothing.',
      body: schemas.givenData,
      response: { 200: envelope(schemas.completedData) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      await completeProfile(platform, userId, request.body);
      const account = await findAccount(platform, { id: userId });
      if (account === null) throw accessErrors.UNAUTHENTICATED();
      const { email, phone } = account;
      return ok({ email, phone, address: addressLine(account) });
    },
  });

  app.route({
    method: 'POST',
    url: '/Users/UpdateUserSdi',
    config: { access: {} },
    schema: {
      tags,
      summary: 'The SDI code of the caller’s company',
      description: '7 letters or digits (E127). 403 NOT_A_COMPANY_USER.',
      querystring: z.object({ SDI: schemas.sdi }),
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      await changeSdi(platform, requirePrincipal(request).company, request.query.SDI);
      return ok(true);
    },
  });

  app.route({
    method: 'GET',
    url: '/Users/NotificationPreferences',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Which mails the caller gets',
      description: 'Not shown in the documents. In the language of the request.',
      response: { 200: envelope(z.array(schemas.notificationPreference)) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      return ok(await notificationPreferences(platform, userId, languageOf(request)));
    },
  });

  app.route({
    method: 'PUT',
    url: '/Users/NotificationPreferences/:kind',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Turns a kind of mail to the caller on or off',
      description:
        'Not shown in the documents. Answers the whole list. Receipts cannot be turned off: there is no such kind here.',
      params: z.object({ kind: schemas.refusableMail }),
      body: schemas.notificationChange,
      response: { 200: envelope(z.array(schemas.notificationPreference)) },
    },
    handler: async (request) => {
      const { userId } = requirePrincipal(request);
      await changeNotification(platform, userId, request.params.kind, request.body.status);
      return ok(await notificationPreferences(platform, userId, languageOf(request)));
    },
  });

  app.route({
    method: 'PATCH',
    url: '/Users/SaveUser',
    config: { access: { roles: ['AdminWorkerBadge'] } },
    schema: {
      tags,
      summary: 'Gives a person roles and the teacher flag',
      description:
        'The body is the whole list of roles, by name or code; the learner’s is always in it (E142). It counts from the person’s next call. 404 ACCOUNT_NOT_FOUND; 409 RIGHTS_CHANGED where `version` is not what GetUserDetails says now; warnings LAST_ADMINISTRATOR, OWN_ROLE.',
      querystring: z.object({
        userId: z.uuid(),
        isDocente: flag,
        version: z.string().max(300).optional().describe('Not shown in the documents.'),
      }),
      body: schemas.roleList,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { userId, isDocente, version } = request.query;
      await assignRoles(platform, userId, {
        roles: request.body,
        isDocente,
        by: requirePrincipal(request).userId,
        seen: version ?? null,
      });
      request.log.info({ userId, roles: request.body, isDocente }, 'roles assigned');
      return ok(true);
    },
  });
}
