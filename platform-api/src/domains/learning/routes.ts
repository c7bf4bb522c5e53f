import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, ok } from '../../http/envelope.ts';
import { flag, integerId } from '../../http/lists.ts';
import { completeLesson, resetCourse } from './progress/complete-lesson.ts';
import { reportPosition } from './progress/lesson-position.ts';
import type { CourseBadges } from './course-badges.ts';
import type { CourseExams } from './course-exams.ts';
import { canDeleteVideo, courseDocument } from './documents/course-documents.ts';
import { documentUrl } from './documents/document-url.ts';
import { isEnrolled } from './enrolments.ts';
import { freePreview } from './documents/free-preview.ts';
import * as schemas from './schemas.ts';
import { courseInUse } from './use-course.ts';
import { usedCourseToWire, videoToWire } from './wire.ts';

const tags = ['learning'];

export function learningRoutes(
  instance: FastifyInstance,
  { courseBadges: badges, courseExams }: { courseBadges: CourseBadges; courseExams: CourseExams },
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { platform } = instance;

  app.route({
    method: 'GET',
    url: '/Courses/Use/:id',
    config: { access: {} },
    schema: {
      tags,
      summary: 'A course in use: lessons, what is completed and open, addresses of documents',
      description:
        'For learners who bought the course, its teachers, and editors or administrators as a preview (E8); 403 COURSE_NOT_BOUGHT to all others. A learner begins the course with it, unless `overview` leaves the addresses out: a course that was begun is not refunded (M34).',
      params: z.object({ id: integerId }),
      querystring: z.object({ overview: flag.default(false) }),
      response: { 200: envelope(schemas.usedCourse) },
    },
    handler: async (request) => {
      const used = await courseInUse(
        platform,
        { badges, exams: courseExams },
        requirePrincipal(request),
        request.params.id,
        { isOverview: request.query.overview },
      );
      return ok(usedCourseToWire(used));
    },
  });

  app.route({
    method: 'GET',
    url: '/Courses/IsCourseAlreadyBought',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Whether the caller has bought this course',
      querystring: z.object({ courseId: integerId }),
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) =>
      ok(await isEnrolled(platform, requirePrincipal(request).userId, request.query.courseId)),
  });

  app.route({
    method: 'POST',
    url: '/Courses/SetLessonCompleted',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Completes a lesson',
      description:
        'Only for a learner who bought the course, and only a lesson that is open; repeated calls answer the same. Completing the last open lesson asks for the badge of the course.',
      body: schemas.completionBody,
      response: { 200: envelope(schemas.lessonCompletion) },
    },
    handler: async (request) => {
      const done = await completeLesson(platform, badges, requirePrincipal(request), request.body);
      const { completedAt, ...rest } = done;
      return ok({ ...rest, isCompleted: true as const, completedDate: completedAt.toISOString() });
    },
  });

  app.route({
    method: 'PUT',
    url: '/Courses/LessonPosition',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Notes where a learner is in the video of a lesson',
      description:
        'Not shown in the documents. Sent every second while the video plays; of the reports of all devices the newest counts, in whatever order they come. False when a newer one is there already.',
      body: schemas.positionReport,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const report = { ...request.body, at: new Date(request.body.at) };
      return ok(await reportPosition(platform, requirePrincipal(request), report));
    },
  });

  app.route({
    method: 'PUT',
    url: '/Courses/ResetVisualization',
    config: { access: {} },
    schema: {
      tags,
      summary: 'Starts a course afresh',
      description:
        'The query is not listed in the documents: `courseId`. Removes the completion of lessons; badge and paid exams stay (E60).',
      querystring: z.object({ courseId: integerId }),
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      await resetCourse(platform, requirePrincipal(request), request.query.courseId);
      return ok(true);
    },
  });

  app.route({
    method: 'GET',
    url: '/Courses/Document',
    config: { access: {} },
    schema: {
      tags,
      summary: 'A short-lived address of a document of a course',
      description:
        'Method and path are not shown in the documents. 403 to those who may not use the course (1§4); 422 while its lesson is locked.',
      querystring: z.object({ courseId: integerId, fileNameRef: schemas.fileNameRef }),
      response: { 200: envelope(schemas.courseDocument) },
    },
    handler: async (request) => {
      const { courseId, fileNameRef } = request.query;
      const principal = requirePrincipal(request);
      const { url, document } = await courseDocument(platform, principal, courseId, fileNameRef);
      return ok({ url, fileName: document.fileName, downlodable: document.downloadable });
    },
  });

  app.route({
    method: 'GET',
    url: '/Courses/FreePreview',
    config: { access: { public: true } },
    schema: {
      tags,
      summary: 'A lesson that its author opened to everyone',
      description: 'Not shown in the documents. Only while the course is on sale.',
      querystring: z.object({ courseId: integerId, lessonId: integerId }),
      response: { 200: envelope(schemas.freePreview) },
    },
    handler: async ({ query }) => {
      const { video, ...preview } = await freePreview(platform, query.courseId, query.lessonId);
      return ok({ ...preview, video: video && videoToWire(video) });
    },
  });

  app.route({
    method: 'GET',
    url: '/Documents/GetUrlDocument',
    config: { access: {} },
    schema: {
      tags,
      summary: 'An address under which a document opens in a new tab',
      description:
        'The method is not shown in the documents. By the reference alone: the caller must be allowed to use a course that shows it, or have uploaded it. `fileName` is the name that the browser shows and saves it under.',
      querystring: z.object({
        fileNameRef: schemas.fileNameRef,
        fileName: z.string().min(1).max(200).optional(),
      }),
      response: { 200: envelope(z.string()) },
    },
    handler: async (request) => {
      const { fileNameRef, fileName } = request.query;
      return ok(await documentUrl(platform, requirePrincipal(request), fileNameRef, fileName));
    },
  });

  app.route({
    method: 'GET',
    url: '/Courses/CanDeleteVideo',
    config: { access: { roles: ['RedattoreCorsiA', 'AdminWorkerBadge'] } },
    schema: {
      tags,
      summary: 'Whether a video may be removed from a course',
      description:
        'A path only in the documents. True while the course is a draft: after that its documents are locked (E41).',
      querystring: z.object({ courseId: integerId, fileNameRef: schemas.fileNameRef }),
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const { courseId, fileNameRef } = request.query;
      return ok(await canDeleteVideo(platform, requirePrincipal(request), courseId, fileNameRef));
    },
  });
}
