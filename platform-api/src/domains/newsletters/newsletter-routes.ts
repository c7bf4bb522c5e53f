import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { SQL } from 'drizzle-orm';
import { accessErrors, requirePrincipal } from '../../http/access.ts';
import { envelope, ok } from '../../http/envelope.ts';
import { integerId, page } from '../../http/lists.ts';
import { courseTitles } from '../catalogue/index.ts';
import { newsletterErrors } from './errors.ts';
import * as newsletters from './newsletters.ts';
import { rightsOf, type Rights, type Scope } from './rights.ts';
import * as schemas from './schemas.ts';
import { sendMoment } from './send-moment.ts';
import { countSubscribers, listSubscribers } from './subscribers.ts';
import { newslettersToWire } from './wire.ts';

const tags = ['Newsletters'];
const loggedIn = { access: {} } as const;
const idParams = z.object({ id: integerId });
const courseParams = z.object({ courseId: integerId });

type Body = Omit<z.infer<typeof schemas.newBody>, 'id'>;

const wordsOf = ({ title, text, dataInvio }: Body): newsletters.Words => ({
  title,
  text,
  sendAt: sendMoment(dataInvio),
});

/** `/NewsletterWB` for the platform, `/CorsiNewsLetter` for courses (E75); who may do what: `rightsOf`. */
export const newsletterRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  const one = { 200: envelope(schemas.newsletter) };

  const rightsFor = (request: FastifyRequest) => rightsOf(platform, requirePrincipal(request));

  const requireWriter = async (request: FastifyRequest, scope: Scope): Promise<Rights> => {
    const rights = await rightsFor(request);
    if (!rights.mayWrite(scope)) throw accessErrors.FORBIDDEN();
    return rights;
  };

  const answer = async (item: newsletters.Newsletter, rights: Rights) => {
    const [wire] = await newslettersToWire(platform, [item], rights);
    if (wire === undefined) throw newsletterErrors.NEWSLETTER_NOT_FOUND();
    return ok(wire);
  };

  const listed = async (
    where: SQL | undefined,
    scope: Scope,
    rights: Rights,
    query: { page: number; pageSize: number },
  ) => {
    const { items, totalItems } = await newsletters.listNewsletters(platform, where, query);
    const rows = await newslettersToWire(platform, items, rights);
    return ok({
      ...page(rows, totalItems, query.page, query.pageSize),
      canWrite: rights.mayWrite(scope),
      openId: rights.maySeeAll(scope) ? await newsletters.openNewsletter(platform, scope) : null,
      // Of a draft too: whoever may write its newsletter knows of it.
      courseTitle:
        scope !== null && rights.mayWrite(scope)
          ? ((await courseTitles(platform, [scope])).get(scope) ?? null)
          : null,
      subscribers: rights.mayWrite(scope) ? await countSubscribers(platform, scope) : null,
    });
  };

  app.route({
    method: 'GET',
    url: '/NewsletterWB',
    config: loggedIn,
    schema: {
      tags,
      summary: 'Newsletters of the platform, or of every scope, by page',
      description: 'Learners see what was sent; administrators and editors everything (E149).',
      querystring: schemas.platformListQuery,
      response: { 200: envelope(schemas.newsletterPage) },
    },
    handler: async (request) => {
      const rights = await rightsFor(request);
      const { userId } = requirePrincipal(request);
      const visible =
        request.query.scope === 'all'
          ? newsletters.visibleOfAll(rights, userId)
          : newsletters.visibleOfScope(rights, null);
      const where = newsletters.onlyOne(visible, request.query.id);
      return listed(where, null, rights, request.query);
    },
  });

  app.route({
    method: 'GET',
    url: '/CorsiNewsLetter',
    config: loggedIn,
    schema: {
      tags,
      summary: 'Newsletters of a course, by page',
      querystring: schemas.courseListQuery,
      response: { 200: envelope(schemas.newsletterPage) },
    },
    handler: async (request) => {
      const { courseId } = request.query;
      const rights = await rightsFor(request);
      return listed(newsletters.visibleOfScope(rights, courseId), courseId, rights, request.query);
    },
  });

  app.route({
    method: 'POST',
    url: '/NewsletterWB',
    config: loggedIn,
    schema: {
      tags,
      summary: 'Stores a draft of the platform’s newsletter',
      description: '409 NEWSLETTER_EXISTS while another one is not sent (E73).',
      body: schemas.newBody,
      response: one,
    },
    handler: async (request) => {
      const rights = await requireWriter(request, null);
      const words = wordsOf(request.body);
      return answer(await newsletters.createNewsletter(platform, null, words), rights);
    },
  });

  app.route({
    method: 'POST',
    url: '/CorsiNewsLetter/:courseId',
    config: loggedIn,
    schema: {
      tags,
      summary: 'Stores a draft of the newsletter of a course',
      description: '409 NEWSLETTER_EXISTS while another one is not sent (E73).',
      params: courseParams,
      body: schemas.newBody,
      response: one,
    },
    handler: async (request) => {
      const { courseId } = request.params;
      const rights = await requireWriter(request, courseId);
      const words = wordsOf(request.body);
      return answer(await newsletters.createNewsletter(platform, courseId, words), rights);
    },
  });

  for (const { base, isOfCourse } of [
    { base: '/NewsletterWB', isOfCourse: false },
    { base: '/CorsiNewsLetter', isOfCourse: true },
  ]) {
    const scopeText = isOfCourse ? 'a course' : 'the platform';

    /** One of this resource, whatever its state, for its writers. */
    const writable = async (request: FastifyRequest, id: number) => {
      const rights = await rightsFor(request);
      // Who writes no newsletter of this resource at all gets to know nothing of what exists.
      if (!isOfCourse && !rights.mayWrite(null)) throw accessErrors.FORBIDDEN();
      const found = await newsletters.newsletterOf(platform, id, 'any');
      if ((found.courseId !== null) !== isOfCourse) throw newsletterErrors.NEWSLETTER_NOT_FOUND();
      if (!rights.mayWrite(found.courseId)) throw accessErrors.FORBIDDEN();
      return { found, rights };
    };

    app.route({
      method: 'GET',
      url: `${base}/:id`,
      config: loggedIn,
      schema: {
        tags,
        summary: `A newsletter of ${scopeText}`,
        params: idParams,
        response: one,
      },
      handler: async (request) => {
        const rights = await rightsFor(request);
        const found = await newsletters.newsletterOf(platform, request.params.id, 'any');
        const isHere = (found.courseId !== null) === isOfCourse;
        if (!isHere || (found.state !== 'sent' && !rights.maySeeAll(found.courseId))) {
          throw newsletterErrors.NEWSLETTER_NOT_FOUND();
        }
        return answer(found, rights);
      },
    });

    app.route({
      method: 'PUT',
      url: base,
      config: loggedIn,
      schema: {
        tags,
        summary: `Changes a draft of the newsletter of ${scopeText}`,
        description: '409 NEWSLETTER_CHANGED when the version is no longer the stored one.',
        body: schemas.changedBody,
        response: one,
      },
      handler: async (request) => {
        const { rights } = await writable(request, request.body.id);
        const words = wordsOf(request.body);
        return answer(await newsletters.changeNewsletter(platform, request.body, words), rights);
      },
    });

    app.route({
      method: 'DELETE',
      url: `${base}/:id`,
      config: loggedIn,
      schema: {
        tags,
        summary: `Removes a draft or a cancelled newsletter of ${scopeText}`,
        params: idParams,
        response: { 200: envelope(z.object({ id: z.number().int() })) },
      },
      handler: async (request) => {
        const { found } = await writable(request, request.params.id);
        await newsletters.removeNewsletter(platform, found.id);
        return ok({ id: found.id });
      },
    });

    for (const { act, run, summary, description } of [
      {
        act: 'Send',
        run: newsletters.sendNewsletter,
        summary: 'Sends a newsletter at its moment: now, or by a job (E160)',
        description: 'A second call changes nothing. 422 without a send date.',
      },
      {
        act: 'Cancel',
        run: newsletters.cancelNewsletter,
        summary: 'Takes a scheduled newsletter back before it begins',
        description: 'Not shown in the documents. 409 NEWSLETTER_STARTED once it has begun.',
      },
    ]) {
      app.route({
        method: 'POST',
        url: `${base}/${act}${isOfCourse ? '/:courseId' : ''}`,
        config: loggedIn,
        schema: {
          tags,
          summary,
          description,
          params: isOfCourse ? courseParams : z.object({}),
          querystring: schemas.idQuery,
          response: one,
        },
        handler: async (request) => {
          const { found, rights } = await writable(request, request.query.idNewsletter);
          const named = courseParams.safeParse(request.params).data?.courseId ?? null;
          if (found.courseId !== named) throw newsletterErrors.NEWSLETTER_NOT_FOUND();
          return answer(await run(platform, found.id), rights);
        },
      });
    }
  }

  app.route({
    method: 'GET',
    url: '/NewsletterRegistration',
    config: loggedIn,
    schema: {
      tags,
      summary: 'Who receives a newsletter, for those who may write it (E162)',
      querystring: schemas.subscriberQuery,
      response: { 200: envelope(schemas.subscriberPage) },
    },
    handler: async (request) => {
      const { courseId = null, page: number, pageSize } = request.query;
      await requireWriter(request, courseId);
      const { items, totalItems } = await listSubscribers(platform, courseId, request.query);
      const rows = items.map(({ registeredAt, ...person }) => ({
        ...person,
        registeredAt: registeredAt.toISOString(),
      }));
      return ok(page(rows, totalItems, number, pageSize));
    },
  });
};
