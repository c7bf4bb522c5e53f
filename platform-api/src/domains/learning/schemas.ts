import { lessonTextSchema } from 'contracts/schemas';
import { z } from 'zod';
import { integerId } from '../../http/lists.ts';

/** Wire names are the documents' own (1§3) and those of `Courses/View`; added ones say so. */
const notShown = (text: string) => `Not shown in the documents. ${text}`;

const document = z.object({
  documentId: z.number().int(),
  id: z.number().int(),
  documentTypeId: z.number().int().describe('1 video, 2 PDF.'),
  name: z.string(),
  fileName: z.string(),
  url: z
    .string()
    .nullable()
    .describe('Signed and short-lived; null in a locked lesson and for what is not ready.'),
  status: z.number().int().describe('0 WbUploaded, 1 InCaricamento, 2 Disponibile.'),
  downlodable: z.boolean(),
  size: z.number().int().nullable().describe(notShown('Bytes.')),
  posterUrl: z.string().nullable().describe(notShown('First picture of a video.')),
  captions: z
    .array(z.object({ language: z.enum(['it', 'en']), url: z.string() }))
    .describe(notShown('Captions of a video, WebVTT.')),
});

const professor = z.object({ value: z.number().int(), label: z.string(), specialty: z.string() });

const lesson = z.object({
  id: z.number().int(),
  moduloId: z.number().int(),
  name: z.string(),
  description: z.string().describe('The text without formats; empty while the lesson is locked.'),
  content: lessonTextSchema
    .nullable()
    .describe(notShown('The text with its formats; null: it has none, or the lesson is locked.')),
  pictures: z
    .array(z.object({ fileName: z.string(), url: z.string() }))
    .describe(notShown('Short-lived addresses of the pictures of the content.')),
  duration: z.number().int().describe('Minutes.'),
  index: z.number().int(),
  documentList: z.array(document),
  isCompleted: z.boolean(),
  completedDate: z.string().nullable(),
  position: z
    .object({ seconds: z.number(), at: z.iso.datetime() })
    .nullable()
    .describe(
      notShown(
        'Where the learner was in its video, on any device, and when, by the server’s time.',
      ),
    ),
  isAvailable: z.boolean().describe(notShown('Whether the lesson may be taken now.')),
  lockReason: z
    .enum(['previous-lesson', 'pacing'])
    .nullable()
    .describe(notShown('Why it may not: the lesson before is open, or its time has not passed.')),
  availableFrom: z
    .string()
    .nullable()
    .describe(notShown("With pacing, the instant at which it opens, by the server's time.")),
});

const exam = z.object({
  id: z.number().int(),
  link: z.string().nullable(),
  price: z.number().nullable(),
  isPayed: z.boolean(),
  result: z.number().nullable(),
  downloadable: z.boolean(),
  isPassed: z.boolean().nullable(),
  examDate: z.string().nullable(),
});

export const usedCourse = z
  .object({
    id: z.number().int(),
    title: z.string(),
    synopses: z.string(),
    levelsId: z.number().int().nullable(),
    categoriesId: z.number().int().nullable(),
    category: z.string(),
    categoryKey: z.string().nullable(),
    durataCorso: z.number().int().describe('Minutes.'),
    statoCorso: z.number().int(),
    documentList: z.array(document),
    modules: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        description: z.string(),
        professor: professor.nullable(),
        professorNameId: z.number().int().nullable(),
        duration: z.number().int().describe('Minutes: the sum of its lessons.'),
        lessonList: z.array(lesson),
        documentList: z.array(document),
        isCompleted: z.boolean(),
      }),
    ),
    professors: z.array(professor),
    percentage: z.number().int(),
    userIsDocenteCourse: z.boolean(),
    esamiDTO: z.array(exam).describe('0 the certification exam, 1 the simulation test.'),
    idBadgeCertification: z.string().nullable().describe('The badge earned with this course.'),
    mode: z
      .enum(['learner', 'teacher', 'preview'])
      .describe(notShown('Only a learner makes progress (E8, E58).')),
    lessonPolicy: z
      .enum(['completed', 'pacing'])
      .describe(
        notShown('When the next lesson opens: at once, or after the last one’s duration (E56).'),
      ),
    serverTime: z.string().describe(notShown('Now, by the clock that decides on availability.')),
  })
  .meta({ id: 'UsedCourse' });

export const completionBody = z.object({
  courseId: integerId,
  moduleId: integerId,
  lessonId: integerId,
});

/** A day is longer than any video. */
const MAX_SECONDS = 86_400;

export const positionReport = z.object({
  courseId: integerId,
  lessonId: integerId,
  seconds: z.number().min(0).max(MAX_SECONDS).describe('From the beginning of the video.'),
  at: z.iso
    .datetime()
    .describe('When the learner was there, by the server’s time as the browser reckons it.'),
});

export const lessonCompletion = z
  .object({
    lessonId: z.number().int(),
    moduleId: z.number().int(),
    isCompleted: z.literal(true),
    completedDate: z.string(),
    percentage: z.number().int(),
  })
  .meta({ id: 'LessonCompletion' });

export const freePreview = z.object({
  name: z.string(),
  description: z.string().describe('The text without formats.'),
  content: lessonTextSchema
    .nullable()
    .describe(notShown('The text with its formats, without checkpoints; null: it has none.')),
  pictures: lesson.shape.pictures,
  video: document
    .pick({ posterUrl: true, captions: true })
    .extend({ url: z.string().nullable() })
    .nullable(),
});

export const courseDocument = z
  .object({ url: z.string(), fileName: z.string(), downlodable: z.boolean() })
  .meta({ id: 'CourseDocument' });

/** The name of a stored file as the documents call it; the store's own rule is stricter. */
export const fileNameRef = z.string().min(1).max(200);
