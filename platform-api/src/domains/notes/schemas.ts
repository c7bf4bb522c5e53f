import { z } from 'zod';
import { integerId } from '../../http/lists.ts';
import { lessonPlace } from '../learning/index.ts';

const text = z.string().max(2000).describe('Plain text; empty: a bookmark.');

const id = z.uuid().describe('Made by the browser: sent again, it is the same note.');

export const noteParams = z.object({ id: z.uuid() });

export const courseQuery = z.object({ courseId: integerId });

export const newNote = lessonPlace
  .extend({ id, courseId: integerId, text })
  .meta({ id: 'NewLessonNote' });

const version = z.number().int().min(1).max(1_000_000_000);

export const changedNote = z
  .object({ version: version.describe('The one that was read.'), text })
  .meta({ id: 'ChangedLessonNote' });

export const versionQuery = z.object({ version: z.coerce.number().pipe(version) });

export const note = lessonPlace
  .omit({ lessonId: true })
  .extend({
    id: z.uuid(),
    lessonId: z.number().int().nullable().describe('Null: the lesson is no longer in the course.'),
    text: z.string().describe('Empty: a bookmark.'),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'LessonNote' });
