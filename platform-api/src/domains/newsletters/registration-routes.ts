import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, languageOf, ok } from '../../http/envelope.ts';
import { integerId } from '../../http/lists.ts';
import { addresseesById } from '../accounts/index.ts';
import { coursesForSale } from '../catalogue/index.ts';
import { newsletterErrors } from './errors.ts';
import * as registrations from './registrations.ts';
import * as schemas from './schemas.ts';

const tags = ['Newsletters'];
const loggedIn = { access: {} } as const;
const anyone = { access: { public: true } } as const;
const courseParams = z.object({ courseId: integerId });

/** Three resources, so that no call can mean two things (E75): platform, course, and one registration. */
export const registrationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  const response = { 200: envelope(schemas.ownRegistration) };
  const byLink = { 200: envelope(schemas.registration) };
  const own = (request: FastifyRequest, courseId: number | null) => ({
    userId: requirePrincipal(request).userId,
    courseId,
  });
  const state = async (who: registrations.Registration) =>
    ok({
      isRegistered: await registrations.isRegistered(platform, who),
      email: (await addresseesById(platform, [who.userId])).get(who.userId)?.email ?? '',
      ...who,
    });

  for (const { url, scope } of [
    { url: '/NewsletterWB/Registration', scope: 'the platform' },
    { url: '/CorsiNewsLetter/Registration/:courseId', scope: 'a course' },
  ]) {
    const params = url.includes(':') ? courseParams : z.object({});
    const whose = (request: FastifyRequest) =>
      own(request, courseParams.safeParse(request.params).data?.courseId ?? null);

    app.route({
      method: 'GET',
      url,
      config: loggedIn,
      schema: {
        tags,
        summary: `Whether the caller receives the newsletter of ${scope}`,
        params,
        response,
      },
      handler: async (request) => state(whose(request)),
    });

    app.route({
      method: ['POST', 'PUT'],
      url,
      config: loggedIn,
      schema: { tags, summary: `Signs up for the newsletter of ${scope}`, params, response },
      handler: async (request) => {
        await registrations.register(platform, whose(request), languageOf(request));
        return state(whose(request));
      },
    });

    app.route({
      method: 'DELETE',
      url,
      config: loggedIn,
      schema: { tags, summary: `Leaves the newsletter of ${scope}`, params, response },
      handler: async (request) => {
        await registrations.unregister(platform, whose(request));
        return state(whose(request));
      },
    });
  }

  app.route({
    method: 'GET',
    url: '/NewsletterRegistration/Own',
    config: loggedIn,
    schema: {
      tags,
      summary: 'The newsletters that the caller receives',
      description: 'Not shown in the documents. The platform’s first, then those of courses.',
      response: { 200: envelope(z.array(schemas.ownSubscription)) },
    },
    handler: async (request) => {
      const own = await registrations.registrationsOf(platform, requirePrincipal(request).userId);
      const courses = await coursesForSale(
        platform,
        own.flatMap(({ courseId }) => courseId ?? []),
      );
      return ok(
        own.map(({ courseId, registeredAt }) => ({
          courseId,
          courseTitle: courseId === null ? null : (courses.get(courseId)?.title ?? null),
          registeredAt: registeredAt.toISOString(),
        })),
      );
    },
  });

  app.route({
    method: 'DELETE',
    url: '/NewsletterRegistration/:id',
    config: anyone,
    schema: {
      tags,
      summary: 'Leaves a newsletter by the id of the registration',
      params: z.object({ id: z.uuid() }),
      response: byLink,
    },
    handler: async ({ params }) => {
      await registrations.unregisterById(platform, params.id);
      return ok({ isRegistered: false });
    },
  });

  app.route({
    method: 'DELETE',
    url: '/NewsletterRegistration',
    config: anyone,
    schema: {
      tags,
      summary: 'Leaves a newsletter by the link of a mail: the platform’s, or a course’s',
      description:
        'By userId, or by courseId and userId. The answer is the same for who never received it (E76); a link without a readable userId is a warning.',
      querystring: schemas.linkQuery,
      response: byLink,
    },
    handler: async ({ query }) => {
      await registrations.unregister(platform, ofLink(query));
      return ok({ isRegistered: false });
    },
  });

  app.route({
    method: 'PUT',
    url: '/NewsletterRegistration',
    config: anyone,
    schema: {
      tags,
      summary: 'Takes back who has just left by the link of a mail',
      description: 'Signs up nobody who never received the newsletter.',
      querystring: schemas.linkQuery,
      response: byLink,
    },
    handler: async ({ query }) => {
      await registrations.rejoin(platform, ofLink(query));
      return ok({ isRegistered: true });
    },
  });
};

/**
 * The address in the `List-Unsubscribe` header of every newsletter (RFC 8058): a mail program posts to it
 * without login, cookies or confirmation.
 */
export const oneClickRoutes: FastifyPluginAsyncZod = async (app) => {
  const params = z.object({ id: z.uuid() });
  // A form of either kind; the address alone says what is left.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _body, done) => done(null, null),
  );
  app.route({
    method: 'POST',
    url: '/NewsletterRegistration/:id',
    config: anyone,
    schema: {
      tags,
      summary: 'Leaves a newsletter by one click in the mail program (RFC 8058)',
      params,
      response: { 200: envelope(schemas.registration) },
    },
    handler: async (request) => {
      await registrations.unregisterById(app.platform, request.params.id);
      return ok({ isRegistered: false });
    },
  });

  app.route({
    method: 'GET',
    url: '/NewsletterRegistration/:id',
    config: anyone,
    schema: {
      tags,
      summary: 'Leads to the page that unsubscribes',
      description:
        'For mail programs that open the address of List-Unsubscribe in place of posting to it. A GET changes nothing: scanners of mails follow links too.',
      params,
      response: { 303: z.null() },
    },
    handler: async (request, reply) => {
      const who = await registrations.registrationById(app.platform, request.params.id);
      const query = new URLSearchParams();
      if (who?.courseId != null) query.set('courseId', String(who.courseId));
      if (who !== null) query.set('userId', who.userId);
      return reply.redirect(
        `${app.platform.config.publicUrl}/unsubscribe?${query.toString()}`,
        303,
      );
    },
  });
};

/** @throws UNSUBSCRIBE_LINK_INVALID */
function ofLink({ userId, courseId }: z.infer<typeof schemas.linkQuery>) {
  const parsed = z
    .object({ userId: z.uuid(), courseId: integerId.nullable() })
    .safeParse({ userId, courseId: courseId ?? null });
  if (!parsed.success) throw newsletterErrors.UNSUBSCRIBE_LINK_INVALID();
  return parsed.data;
}
