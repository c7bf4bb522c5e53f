import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, ok } from '../../http/envelope.ts';
import { integerId, page, pageOf } from '../../http/lists.ts';
import { fromEuros } from '../../money.ts';
import { limitVisitors } from '../identity/index.ts';
import { courseContacts } from './course/course-contacts.ts';
import { courseProfessorsOf, publishedProfessor } from './course/course-structure.ts';
import { catalogueErrors } from './errors.ts';
import type { LearnerCourses } from './lists/learner-courses.ts';
import { listCourses } from './lists/list-courses.ts';
import { categoryRoutes } from './lookups/category-routes.ts';
import { lookupRoutes } from './lookups/lookup-routes.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import * as schemas from './schemas.ts';
import { registerForgetting } from './search/forget-changes.ts';
import { searchCourses, type CourseSearch } from './search/search-courses.ts';
import { suggestCourses } from './search/suggest-courses.ts';
import { viewCourse } from './course/view-course.ts';
import { requireVisibleCourse } from './course/visible-course.ts';
import {
  facetsToWire,
  listedCourseToWire,
  professorToWire,
  suggestionToWire,
  viewedCourseToWire,
} from './wire.ts';

const anyone = { access: { public: true } } as const;
const loggedIn = { access: {} } as const;
const courseId = z.object({ id: integerId });
const tags = ['Courses'];

export const catalogueRoutes: FastifyPluginAsyncZod<{ learnerCourses: LearnerCourses }> = async (
  app,
  { learnerCourses },
) => {
  const { platform } = app;
  registerForgetting(platform);
  const limitSearches = limitVisitors(platform, 'search', platform.config.perMinute.searches);

  app.route({
    method: 'GET',
    url: '/Courses/Public',
    config: anyone,
    onRequest: limitSearches,
    schema: {
      tags,
      summary: 'The public catalogue',
      querystring: schemas.publicQuery,
      response: { 200: envelope(schemas.foundCourses) },
    },
    handler: async ({ query }) =>
      found({
        searchText: query.searchText,
        categoryIds: query.categories ?? [],
        minRating: query.rating,
        ...priceRange(query),
        professorId: query.professor,
        sort: query.sort ?? (query.typology === 0 ? 'rating' : undefined),
        page: query.page,
        pageSize: query.pageSize,
      }),
  });

  app.route({
    method: 'POST',
    url: '/SearchFullText',
    config: loggedIn,
    onRequest: limitSearches,
    schema: {
      tags,
      summary: 'Search over published courses',
      querystring: schemas.searchQuery,
      body: schemas.searchBody,
      response: { 200: envelope(schemas.foundCourses) },
    },
    handler: async ({ query, body }) =>
      found({
        searchText: body.ricerca,
        categoryIds: body.categoria,
        minRating: body.ratio,
        ...priceRange(body),
        professorId: body.professor,
        sort: query.sort,
        page: query.page,
        pageSize: query.pageSize,
      }),
  });

  async function found(search: CourseSearch) {
    const { items, totalItems, facets, correctedText } = await searchCourses(platform, search);
    const professor = await publishedProfessor(platform, search.professorId);
    return ok({
      ...page(items.map(listedCourseToWire), totalItems, search.page, search.pageSize),
      facets: facetsToWire(facets),
      correctedText,
      professor: professor && professorToWire(professor),
    });
  }

  app.route({
    method: 'GET',
    url: '/Courses',
    config: loggedIn,
    schema: {
      tags,
      summary: 'Courses by typology',
      description:
        '0 most ranked, 1 purchased (learner) or uploaded (editor), 2 suggested, 3 taught by the caller; without it all.',
      querystring: schemas.courseListQuery,
      response: { 200: envelope(pageOf(schemas.listedCourse)) },
    },
    handler: async (request) => {
      const { query } = request;
      const { items, totalItems } = await listCourses(
        platform,
        learnerCourses,
        requirePrincipal(request),
        {
          typology: query.typology,
          categoryId: query.category,
          page: query.page,
          pageSize: query.pageSize,
        },
      );
      return ok(page(items.map(listedCourseToWire), totalItems, query.page, query.pageSize));
    },
  });

  app.route({
    method: 'GET',
    url: '/Courses/View/:id',
    config: anyone,
    schema: {
      tags,
      summary: 'Detail of a course',
      params: courseId,
      response: { 200: envelope(schemas.viewedCourse) },
    },
    handler: async (request) =>
      ok(
        viewedCourseToWire(
          await viewCourse(platform, learnerCourses, request.principal, request.params.id),
        ),
      ),
  });

  app.route({
    method: 'GET',
    url: '/Courses/GetProfessors/:id',
    config: anyone,
    schema: {
      tags,
      summary: 'Teachers of a course',
      params: courseId,
      response: { 200: envelope(schemas.professorList) },
    },
    handler: async (request) => {
      await requireVisibleCourse(platform, learnerCourses, request.principal, request.params.id);
      const professors = await courseProfessorsOf(platform, request.params.id);
      return ok(professors.map(professorToWire));
    },
  });

  app.route({
    method: 'GET',
    url: '/Courses/Contacts/:id',
    config: anyone,
    schema: {
      tags,
      summary: 'Contacts of a course: modules and teachers',
      description: 'Not shown in the documents. Addresses only to those who are logged in.',
      params: courseId,
      response: { 200: envelope(schemas.contacts) },
    },
    handler: async (request) => {
      const { id: wanted } = request.params;
      await requireVisibleCourse(platform, learnerCourses, request.principal, wanted);
      const contacts = await courseContacts(platform, wanted);
      const isKnown = request.principal !== null;
      return ok({
        modules: contacts.modules.map(({ id, name, professor }) => ({
          id,
          name,
          professor: professor === null ? null : professorToWire(professor),
        })),
        teachers: contacts.professors.map(({ id, name, specialty, email, phone }) => ({
          id,
          name,
          specialty,
          email: isKnown ? email : null,
          phone: isKnown ? phone : null,
        })),
      });
    },
  });

  app.route({
    method: 'GET',
    url: '/Courses/Suggestions',
    config: anyone,
    onRequest: limitSearches,
    schema: {
      tags,
      summary: 'A few courses for what has been typed so far',
      description: 'Not shown in the documents.',
      querystring: schemas.suggestionQuery,
      response: { 200: envelope(schemas.suggestions) },
    },
    handler: async ({ query }) =>
      ok((await suggestCourses(platform, query.text)).map(suggestionToWire)),
  });

  app.route({
    method: 'GET',
    url: '/Courses/GetTotalCoursesUser',
    config: loggedIn,
    schema: {
      tags,
      summary: 'How many courses the caller bought, has under way and completed',
      response: { 200: envelope(schemas.courseTotals) },
    },
    handler: async (request) => {
      const owned = await learnerCourses.enrolledCourses(
        platform,
        requirePrincipal(request).userId,
      );
      const completed = owned.filter(({ percentage }) => percentage >= 100).length;
      const progress = owned.filter(({ percentage }) => percentage > 0).length - completed;
      return ok({ bought: owned.length, progress, completed });
    },
  });

  await app.register(lookupRoutes);
  await app.register(categoryRoutes);
  await app.register(reviewRoutes, { learnerCourses });
};

/** @throws PRICE_RANGE_INVERTED (E50) */
function priceRange({
  minPrice,
  maxPrice,
}: {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}) {
  if (minPrice && maxPrice && minPrice > maxPrice) {
    throw catalogueErrors.PRICE_RANGE_INVERTED({ fields: { maxPrice: 'BELOW_MINIMUM' } });
  }
  return {
    ...(minPrice ? { minPriceCents: fromEuros(minPrice) } : {}),
    ...(maxPrice ? { maxPriceCents: fromEuros(maxPrice) } : {}),
  };
}
