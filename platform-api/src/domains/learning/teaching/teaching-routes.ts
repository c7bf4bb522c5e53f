import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, ok } from '../../../http/envelope.ts';
import { integerId, listQuery, page, pageOf } from '../../../http/lists.ts';
import { taughtCourse, taughtLearners } from './course-teaching.ts';
import { learnerStates } from './repository.ts';

const tags = ['learning'];
const params = z.object({ id: integerId });
const whoMay =
  'Not shown in the documents. For editors, administrators and teachers of the course (E15).';

const learners = z.number().int().describe('Learners.');

const course = z
  .object({
    id: z.number().int(),
    title: z.string(),
    enrolled: learners,
    begun: learners,
    completed: learners,
    meanPercentage: z
      .number()
      .int()
      .nullable()
      .describe('Of those who have begun; null where nobody has.'),
    modules: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        lessons: z.array(
          z.object({
            id: z.number().int(),
            name: z.string(),
            duration: z.number().int().describe('Minutes.'),
            begun: z.number().int().describe('Have completed it, or are at it.'),
            completed: learners,
            current: z.number().int().describe('Are at it: their first one not completed.'),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'TaughtCourse' });

const learner = z
  .object({
    name: z.string(),
    surname: z.string(),
    enrolledAt: z.string(),
    percentage: z.number().int(),
    lastCompletedAt: z.string().nullable().describe('When a lesson was last completed.'),
    currentLesson: z
      .object({ id: z.number().int(), name: z.string() })
      .nullable()
      .describe('Null before the course is begun, and when it is completed.'),
  })
  .meta({ id: 'TaughtLearner' });

/** How the learners of a course do, for those who teach or edit it. */
export function teachingRoutes(instance: FastifyInstance): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Courses/Teaching/:id',
    // The service checks who teaches the course.
    config: { access: {} },
    schema: {
      tags,
      summary: 'How far the learners of a course have come, lesson by lesson',
      description: whoMay,
      params,
      response: { 200: envelope(course) },
    },
    handler: async (request) => {
      const taught = await taughtCourse(platform, requirePrincipal(request), request.params.id);
      const { id, title, modules } = taught.course;
      return ok({
        id,
        title,
        ...taught.counts,
        modules: modules.map((module) => ({
          id: module.id,
          name: module.name,
          lessons: module.lessons.map((lesson) => {
            const { begun = 0, completed = 0, current = 0 } = taught.reach.get(lesson.id) ?? {};
            return {
              id: lesson.id,
              name: lesson.name,
              duration: lesson.durationMinutes,
              begun,
              completed,
              current,
            };
          }),
        })),
      });
    },
  });

  app.route({
    method: 'GET',
    url: '/Courses/Teaching/:id/Learners',
    config: { access: {} },
    schema: {
      tags,
      summary: 'The learners of a course and where they are, the latest to buy it first',
      description: `${whoMay} Name and progress only: no address, and nothing of other courses.`,
      params,
      querystring: listQuery.pick({ page: true, pageSize: true }).extend({
        name: z.string().trim().max(100).default('').describe('Part of name or surname.'),
        state: z.enum(learnerStates).optional(),
      }),
      response: { 200: envelope(pageOf(learner)) },
    },
    handler: async (request) => {
      const { state = null, ...query } = request.query;
      const found = await taughtLearners(platform, requirePrincipal(request), {
        courseId: request.params.id,
        state,
        ...query,
      });
      const items = found.items.map(({ enrolledAt, lastCompletedAt, current, ...rest }) => ({
        ...rest,
        enrolledAt: enrolledAt.toISOString(),
        lastCompletedAt: lastCompletedAt?.toISOString() ?? null,
        currentLesson: current === null ? null : { id: current.id, name: current.name },
      }));
      return ok(page(items, found.totalItems, query.page, query.pageSize));
    },
  });
}
