import { lessonTextSchema } from 'contracts/schemas';
import { z } from 'zod';
import { euros, integerId } from '../../http/lists.ts';
import {
  courseDescription,
  courseDocument,
  escoAddress,
  MAX_ESCO_SKILLS,
  professorChoice,
  professorList,
} from '../catalogue/index.ts';

/** Wire names are the documents' own (1§3); the few added ones are marked as not shown there. */
const notShown = (text: string) => `Not shown in the documents. ${text}`;

const partId = z
  .number()
  .int()
  .min(1)
  .max(2_147_483_647)
  .nullable()
  .default(null)
  .describe('Null for a part that is not stored yet.');

/** Rules on content are the domain's; these bounds only keep a body within reason. */
const line = z.string().max(500);
const longText = z.string().max(60_000);
const minutes = z.number().int().min(0).max(100_000);

const coverRefText = notShown('`fileNameAzure` of the uploaded picture; null for a demo picture.');

/** Twenty years. */
const MAX_VALIDITY_MONTHS = 240;

/** How an author may call the difficulty (1§3, `difficultyCourse`). */
export const difficulties = ['Facile', 'Media', 'Alta'] as const;

const documentBody = z.object({
  id: partId,
  documentTypeId: z.number().int().min(1).max(2).describe('1 video, 2 PDF.'),
  name: line,
  fileName: z.string().min(1).max(200),
  downlodable: z.boolean().default(false),
});

const lessonBody = z.object({
  id: partId,
  name: line,
  description: longText
    .default('')
    .describe('The text of the lesson without formats; not read where there is a content.'),
  content: lessonTextSchema
    .nullable()
    .optional()
    .describe(
      notShown(
        'The text with its formats; null: it has none. Left out, a stored content stays while the description is the same.',
      ),
    ),
  duration: minutes.describe('Minutes, a multiple of 15.'),
  isFreePreview: z.boolean().default(false).describe(notShown('Open to everyone before buying.')),
  documentList: z.array(documentBody).max(50).default([]),
});

const moduleBody = z.object({
  id: partId,
  name: line,
  description: longText.default(''),
  professorNameId: z.number().int().min(1).max(2_147_483_647).nullable().default(null),
  lessonList: z.array(lessonBody).max(200).default([]),
  documentList: z.array(documentBody).max(50).default([]),
});

const faqBody = z.object({ id: partId, question: longText, answare: longText });

const choice = z.number().int().min(0).max(2_147_483_647).nullable().default(null);
const price = euros.nullable().default(null).describe('Euro; null or 0: not for sale.');

const validity = z.object({
  months: z.number().int().min(1).max(MAX_VALIDITY_MONTHS),
  refresherId: z
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .nullable()
    .default(null)
    .describe('The published course that renews it.'),
});

/** The order of modules, lessons, documents and questions is that of their lists (E55). */
const escoSkill = z.object({
  url: z.string().regex(escoAddress),
  name: z.string().trim().min(1).max(200),
});

/** Each once. */
const escoSkills = z
  .array(escoSkill)
  .max(MAX_ESCO_SKILLS)
  .refine((skills) => new Set(skills.map(({ url }) => url)).size === skills.length)
  .describe(notShown('Skills of ESCO that the badges of the course name; missing: unchanged.'));

export const courseBody = z
  .object({
    id: integerId.nullable().default(null).describe('Null adds a course.'),
    version: z
      .number()
      .int()
      .min(1)
      .max(2_147_483_647)
      .nullable()
      .default(null)
      .describe('The version that was read; needed with an id.'),
    statoCorso: z.number().int().min(0).max(3),
    title: line,
    synopses: longText.default(''),
    description: longText.default(''),
    prerequisites: longText.default(''),
    levelsId: z.number().int().min(0).max(2).nullable().default(null),
    difficultyCourse: z.enum(difficulties).nullable().default(null),
    categoriesId: choice,
    corsoTags: z.array(z.string().trim().min(1).max(60)).max(30).default([]),
    escoSkills: escoSkills.optional(),
    price,
    priceSimulation: price,
    priceCertification: price,
    credits: z.number().int().min(0).max(12).default(0),
    validity: validity
      .nullable()
      .optional()
      .describe(
        notShown(
          'How long an attestation is valid; null: without end. Left out, the stored one stays.',
        ),
      ),
    coverImage: z
      .object({ fileNameRef: z.string().min(1).max(255).nullable().describe(coverRefText) })
      .nullable()
      .default(null),
    modules: z.array(moduleBody).max(100).default([]),
    documentList: z.array(documentBody).max(50).default([]),
    corsoFaq: z.array(faqBody).max(100).default([]),
  })
  .meta({ id: 'CourseBody' });

const lesson = z.object({
  id: z.number().int(),
  moduloId: z.number().int(),
  name: z.string(),
  description: z.string(),
  content: lessonTextSchema
    .nullable()
    .describe(notShown('The text with its formats; null: it was written without.')),
  duration: z.number().int(),
  index: z.number().int(),
  isFreePreview: z.boolean(),
  documentList: z.array(courseDocument),
  isCompleted: z.boolean(),
  completedDate: z.string().nullable(),
});

export const editedCourse = z
  .object({
    ...courseDescription.shape,
    escoSkills: z.array(escoSkill),
    price: z.number().nullable(),
    priceSimulation: z.number().nullable(),
    priceCertification: z.number().nullable(),
    coverImage: z
      .object({
        documentId: z.number().int(),
        name: z.string(),
        url: z.string(),
        fileNameRef: z.string().nullable().describe(coverRefText),
      })
      .nullable(),
    documentList: z.array(courseDocument),
    durataCorso: z.number().int().describe('Minutes: the sum of the modules.'),
    credits: z.number().int(),
    validity: validity
      .extend({ refresherTitle: z.string().nullable() })
      .nullable()
      .describe(notShown('Null: an attestation has no end.')),
    version: z.number().int(),
    statoCorso: z.number().int(),
    modules: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        description: z.string(),
        professor: professorChoice.nullable(),
        professorNameId: z.number().int().nullable(),
        duration: z.number().int().describe('Minutes: the sum of its lessons.'),
        lessonList: z.array(lesson),
        documentList: z.array(courseDocument),
        isCompleted: z.boolean(),
      }),
    ),
    corsoFaq: z.array(
      z.object({ id: z.number().int(), question: z.string(), answare: z.string() }),
    ),
    professors: professorList,
    CorsoUnitCode: z.string(),
    dataCreazione: z.string(),
  })
  .meta({ id: 'EditedCourse' });

export const subscriber = z
  .object({
    userId: z.string(),
    name: z.string(),
    surname: z.string(),
    subscribedAt: z.string(),
    percentage: z.number().int().describe('Progress.'),
  })
  .meta({ id: 'CourseSubscriber' });
