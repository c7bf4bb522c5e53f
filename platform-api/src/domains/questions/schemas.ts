import { z } from 'zod';
import { integerId } from '../../http/lists.ts';
import { lessonPlace } from '../learning/index.ts';

export const courseQuery = z.object({ courseId: integerId });

export const newQuestion = lessonPlace
  .extend({
    key: z.uuid().describe('Made by the browser: sent again, it is the same question.'),
    courseId: integerId,
    text: z.string().max(2000),
  })
  .meta({ id: 'NewLessonQuestion' });

export const questionParams = z.object({ id: integerId });

export const newAnswer = z.object({ answer: z.string().max(5000) }).meta({ id: 'NewLessonAnswer' });

export const question = lessonPlace
  .omit({ lessonId: true })
  .extend({
    id: z.number().int(),
    lessonId: z.number().int().nullable().describe('Null: the lesson is no longer in the course.'),
    text: z.string(),
    askedAt: z.string(),
    askerName: z.string(),
    state: z.enum(['asked', 'answered']),
    answer: z.string().nullable(),
    answeredAt: z.string().nullable(),
    answererName: z.string().nullable().describe('Null too when the account is gone.'),
  })
  .meta({ id: 'LessonQuestion' });

export const courseQuestions = z
  .object({
    items: z.array(question).describe('At most 100 without and 100 with an answer.'),
    mayAsk: z.boolean(),
    mayAnswer: z.boolean(),
    teachers: z
      .array(z.object({ lessonId: z.number().int(), names: z.array(z.string()) }))
      .describe('Who gets the questions of each lesson.'),
  })
  .meta({ id: 'CourseQuestions' });
