import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../../http/access.ts';
import { envelope, languageOf, ok } from '../../../http/envelope.ts';
import { integerId } from '../../../http/lists.ts';
import { searchCourse } from './search-course.ts';
import { transcriptReader } from './transcripts.ts';

const find = z.object({
  kind: z.enum(['lesson', 'document', 'text', 'transcript']).describe('What has the words.'),
  lessonId: z.number().int().nullable().describe('Null for a document of a module or the course.'),
  lessonName: z.string(),
  isOpen: z.boolean().describe('A closed lesson is found by its name alone.'),
  second: z.number().int().nullable().describe('The moment of the video.'),
  paragraph: z.string().nullable().describe('The paragraph of the text.'),
  fileName: z.string().nullable().describe('The document, as `Courses/Document` takes it.'),
  text: z.string().describe('An excerpt.'),
  marks: z
    .array(z.tuple([z.number().int(), z.number().int()]))
    .describe('The words in it: first sign, and the sign after the last.'),
});

const courseFinds = z
  .object({ items: z.array(find).max(20), totalItems: z.number().int() })
  .meta({ id: 'CourseFinds' });

/** The search within a course. The documents do not have it. */
export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  const readTranscript = transcriptReader(platform);

  app.route({
    method: 'GET',
    url: '/Courses/Search',
    config: { access: {} },
    schema: {
      tags: ['learning'],
      summary: 'Finds words in lessons, documents and transcripts of a course',
      description:
        'Not shown in the documents. For those who may use the course, in what they may use; captions in the language of `Accept-Language` where there are two.',
      querystring: z.object({
        courseId: integerId,
        text: z.string().max(100).describe('Every word must be there, as the beginning of a word.'),
      }),
      response: { 200: envelope(courseFinds) },
    },
    handler: async (request) => {
      const sought = { ...request.query, language: languageOf(request) };
      return ok(await searchCourse(platform, readTranscript, requirePrincipal(request), sought));
    },
  });
};
