import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { integerId, page, pageOf } from '../../../http/lists.ts';
import type { LearnerCourses } from '../lists/learner-courses.ts';
import { listReviews, moderateReview, reportReview } from './reviews.ts';
import * as schemas from '../schemas.ts';
import { rateCourse } from '../course/view-course.ts';
import { requireVisibleCourse } from '../course/visible-course.ts';
import { reviewToWire } from '../wire.ts';

const tags = ['Courses'];

/** Votes with or without words, and what readers may do about improper ones. */
export const reviewRoutes: FastifyPluginAsyncZod<{ learnerCourses: LearnerCourses }> = async (
  app,
  { learnerCourses },
) => {
  const { platform } = app;

  app.route({
    method: 'POST',
    url: '/Courses/SaveRankingCorsoUtente',
    config: { access: { roles: ['Discente'] } },
    schema: {
      tags,
      summary: 'Vote of a learner who bought the course',
      body: schemas.rankingBody,
      response: { 200: envelope(schemas.courseRanking) },
    },
    handler: async (request) =>
      ok(
        await rateCourse(
          platform,
          learnerCourses,
          requirePrincipal(request),
          request.body.corsoId,
          request.body,
        ),
      ),
  });

  app.route({
    method: 'GET',
    url: '/Courses/Reviews/:id',
    config: { access: { public: true } },
    schema: {
      tags,
      summary: 'Votes with words, the latest first',
      description: 'Not shown in the documents.',
      params: z.object({ id: integerId }),
      querystring: schemas.reviewPage,
      response: { 200: envelope(pageOf(schemas.courseReview)) },
    },
    handler: async ({ principal, params, query }) => {
      await requireVisibleCourse(platform, learnerCourses, principal, params.id);
      const { items, totalItems } = await listReviews(platform, principal, params.id, query);
      return ok(page(items.map(reviewToWire), totalItems, query.page, query.pageSize));
    },
  });

  app.route({
    method: 'POST',
    url: '/Courses/ReportReview',
    config: { access: {} },
    schema: {
      tags,
      summary:
        'Tells that a review is improper; three people hide it until an administrator reads it',
      description: 'Not shown in the documents.',
      body: schemas.reviewReport,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      await reportReview(platform, requirePrincipal(request), request.body.reviewId);
      return ok(true);
    },
  });

  app.route({
    method: 'POST',
    url: '/Courses/ModerateReview',
    config: { access: { roles: ['AdminWorkerBadge'] } },
    schema: {
      tags,
      summary: 'Hides a review, or lets it stand whoever reports it',
      description: 'Not shown in the documents.',
      body: schemas.reviewModeration,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async ({ body }) => {
      await moderateReview(platform, body.reviewId, body.isHidden);
      return ok(true);
    },
  });
};
