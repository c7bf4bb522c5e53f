import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePrincipal } from '../../http/access.ts';
import { envelope, ok } from '../../http/envelope.ts';
import * as service from './notes.ts';
import type { Note } from './repository.ts';
import * as schemas from './schemas.ts';

const tags = ['learning'];
const anyLogin = { access: {} } as const;

/** Notes and bookmarks of the caller. The documents do not have them. */
export const noteRoutes: FastifyPluginAsyncZod = async (app) => {
  const { platform } = app;
  const answer = { 200: envelope(schemas.note) };

  app.route({
    method: 'GET',
    url: '/Courses/Notes',
    config: anyLogin,
    schema: {
      tags,
      summary: 'The caller’s notes and bookmarks in a course, the latest first',
      description: 'Not shown in the documents. For those who may use the course.',
      querystring: schemas.courseQuery,
      response: { 200: envelope(z.array(schemas.note)) },
    },
    handler: async (request) => {
      const notes = await service.listNotes(
        platform,
        requirePrincipal(request),
        request.query.courseId,
      );
      return ok(notes.map(noteToWire));
    },
  });

  app.route({
    method: 'POST',
    url: '/Courses/Notes',
    config: anyLogin,
    schema: {
      tags,
      summary: 'Stores a note at a lesson, or without a text a bookmark',
      description:
        'Not shown in the documents. Sent again with its id it is the same note. 409 NOTES_FULL at 500 of a course.',
      body: schemas.newNote,
      response: answer,
    },
    handler: async (request) =>
      ok(noteToWire(await service.createNote(platform, requirePrincipal(request), request.body))),
  });

  app.route({
    method: 'PUT',
    url: '/Courses/Notes/:id',
    config: anyLogin,
    schema: {
      tags,
      summary: 'Changes the words of an own note',
      description:
        'Not shown in the documents. 409 NOTE_CHANGED when another window has changed it since it was read.',
      params: schemas.noteParams,
      body: schemas.changedNote,
      response: answer,
    },
    handler: async (request) => {
      const changed = { ...request.params, ...request.body };
      return ok(noteToWire(await service.changeNote(platform, requirePrincipal(request), changed)));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/Courses/Notes/:id',
    config: anyLogin,
    schema: {
      tags,
      summary: 'Removes an own note',
      description: 'Not shown in the documents. 409 NOTE_CHANGED as for a change.',
      params: schemas.noteParams,
      querystring: schemas.versionQuery,
      response: { 200: envelope(z.boolean()) },
    },
    handler: async (request) => {
      const removed = { ...request.params, ...request.query };
      await service.removeNote(platform, requirePrincipal(request), removed);
      return ok(true);
    },
  });
};

const noteToWire = (note: Note): z.infer<typeof schemas.note> => ({
  id: note.id,
  lessonId: note.lessonId,
  text: note.text,
  second: note.second,
  paragraph: note.paragraph,
  version: note.version,
  createdAt: note.createdAt.toISOString(),
  updatedAt: note.updatedAt.toISOString(),
});
