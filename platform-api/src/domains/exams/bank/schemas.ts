import { z } from 'zod';
import { integerId, listQuery, pageOf } from '../../../http/lists.ts';
import {
  questionKinds,
  questionShapes,
  questionStates,
  type QuestionKind,
} from '../questions/question.ts';
import { bankSorts } from './repository.ts';

const ofKind = <K extends QuestionKind, C extends z.ZodType, R extends z.ZodType>(
  kind: K,
  { content, key }: { content: C; key: R },
) => z.object({ kind: z.literal(kind), content, key });

/** What belongs to the kind of a question: what one sees, and what is right. */
export const questionItem = z
  .discriminatedUnion('kind', [
    ofKind('single', questionShapes.single),
    ofKind('multiple', questionShapes.multiple),
    ofKind('trueFalse', questionShapes.trueFalse),
    ofKind('number', questionShapes.number),
    ofKind('order', questionShapes.order),
    ofKind('match', questionShapes.match),
    ofKind('hotSpot', questionShapes.hotSpot),
    ofKind('text', questionShapes.text),
  ])
  .meta({ id: 'ExamQuestionItem' });

const version = z.number().int().min(1).max(2_147_483_647);

/** Rules on texts are the domain's; these bounds only keep a body within reason. */
const text = z.string().max(20_000);

const texts = {
  stem: text.describe('The question as one reads it.'),
  area: text,
  points: z.number().int().min(-32_768).max(32_767),
  explanation: text.describe('Shown after a simulation, never after a certification.'),
  state: z.enum(questionStates),
  item: questionItem,
};

const givenTexts = {
  ...texts,
  picture: z
    .object({
      fileNameRef: z.string().min(1).max(255).describe('`fileNameAzure` of the uploaded picture.'),
      text: text.describe('For who does not see it.'),
    })
    .nullable(),
};

export const addedQuestion = z
  .object({ courseId: integerId, ...givenTexts })
  .meta({ id: 'ExamQuestionBody' });

export const additionHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional(),
});

export const changedQuestion = z
  .object({ version: version.describe('The one that was read.'), ...givenTexts })
  .meta({ id: 'ExamQuestionChange' });

export const editedQuestion = z
  .object({
    id: z.number().int(),
    courseId: z.number().int(),
    version: z.number().int(),
    ...texts,
    picture: z
      .object({
        fileNameRef: z.string(),
        url: z.string().describe('Valid for ten minutes.'),
        text: z.string(),
      })
      .nullable(),
    timesDrawn: z.number().int().describe('By how many attempts.'),
  })
  .meta({ id: 'ExamQuestion' });

const row = z
  .object({
    id: z.number().int(),
    kind: z.enum(questionKinds),
    stem: z.string(),
    area: z.string(),
    points: z.number().int(),
    state: z.enum(questionStates),
    version: z.number().int(),
    hasPicture: z.boolean(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ExamQuestionRow' });

export const bankPage = pageOf(row);

export const bankQuery = listQuery.omit({ lang: true }).extend({
  courseId: integerId,
  text: z.string().max(200).optional().describe('Part of the question.'),
  area: z.string().max(80).optional(),
  kind: z.enum(questionKinds).optional(),
  state: z.enum(questionStates).optional(),
  sortBy: z.enum(bankSorts).default('area'),
});

export const removal = z
  .object({ outcome: z.enum(['deleted', 'retired']) })
  .meta({ id: 'ExamQuestionRemoval' });

export const versionQuery = z.object({ version: z.coerce.number().pipe(version) });
