import { z } from 'zod';
import { integerId } from '../../../http/lists.ts';
import { examKinds, questionKinds, questionShapes } from '../questions/question.ts';

const shapes = questionShapes;
const instant = z.string().describe('ISO 8601, UTC.');
const uuid = z.uuid();

export const examAddress = z.object({ courseId: integerId, kind: z.enum(examKinds) });
export const attemptAddress = z.object({ id: uuid });
export const answerAddress = attemptAddress.extend({
  position: z.coerce.number().int().min(1).max(32_767),
});

const screen = uuid.describe('Of this page: the browser makes it up once for each tab.');

export const pageBody = z.object({ screen });

export const startBody = pageBody.extend({
  isIdentityConfirmed: z.literal(true),
  areRulesRead: z.literal(true),
});

/** What a candidate gives, whatever the kind; the kind of the question decides which one fits. */
const anyAnswer = z.union([
  shapes.single.answer,
  shapes.multiple.answer,
  shapes.trueFalse.answer,
  shapes.number.answer,
  shapes.match.answer,
  shapes.hotSpot.answer,
  shapes.text.answer,
]);

export const answerBody = pageBody
  .extend({
    sequence: z
      .number()
      .int()
      .min(1)
      .max(2_147_483_647)
      .describe('Above the last one of this question; not above it: nothing is changed.'),
    answer: anyAnswer.nullable().optional().describe('Null takes it back, absent leaves it.'),
    isFlagged: z.boolean().optional().describe('Absent leaves it.'),
  })
  .refine(({ answer, isFlagged }) => answer !== undefined || isFlagged !== undefined, 'empty');

const endedBy = z.enum(['candidate', 'time', 'withdrawn']);

const attemptSummary = z.object({
  id: uuid,
  number: z.number().int().describe('The first attempt is 1.'),
  startedAt: instant,
  endedAt: instant,
  endedBy,
  percent: z.number().int(),
  isPassed: z.boolean(),
});

const refusalCodes = [
  'EXAM_NOT_PAID',
  'EXAM_NEEDS_COMPLETION',
  'EXAM_TOO_SOON',
  'EXAM_ALREADY_PASSED',
  'EXAM_OTHER_LIVE',
  'EXAM_NOT_READY',
  'EXAM_IS_EXTERNAL',
] as const;
export type StartRefusalCode = (typeof refusalCodes)[number];

export const examOverview = z
  .object({
    courseId: z.number().int(),
    courseTitle: z.string(),
    kind: z.enum(examKinds),
    externalUrl: z
      .string()
      .nullable()
      .describe('Where who can take an external exam now takes it; null for others, and for ours.'),
    isPreview: z.boolean().describe('For authors: nothing counts, nothing is bought.'),
    questions: z.number().int(),
    areas: z.array(z.object({ name: z.string(), questions: z.number().int() })),
    thresholdPercent: z.number().int(),
    minutes: z.number().int().describe('Without the extra time of this person.'),
    extraMinutes: z.number().int(),
    hoursBetween: z.number().int().describe('0 where one may begin again at once.'),
    identity: z.object({
      name: z.string(),
      surname: z.string(),
      birthDate: z.string(),
      email: z.string(),
    }),
    right: z
      .object({
        attempts: z.number().int().nullable().describe('Null: as many as one wants.'),
        attemptsLeft: z.number().int().nullable(),
        validUntil: instant,
      })
      .nullable()
      .describe('By which the next attempt is taken; null without one.'),
    refusal: z
      .object({ code: z.enum(refusalCodes), text: z.string() })
      .nullable()
      .describe('Why none can be started now; null when one can, or goes on.'),
    startsFrom: instant
      .nullable()
      .describe(
        'When the next may begin, while that is to come; also where it has to be bought first.',
      ),
    live: z
      .object({
        id: uuid,
        courseId: z.number().int(),
        courseTitle: z.string(),
        kind: z.enum(examKinds),
        endsAt: instant,
      })
      .nullable()
      .describe('The exam that this person has under way, of this course or another.'),
    attempts: z.array(attemptSummary).describe('Ended ones, the last first.'),
    serverTime: instant,
  })
  .meta({ id: 'ExamOverview' });

const content = z.union([
  shapes.match.content,
  shapes.single.content,
  shapes.number.content,
  shapes.text.content,
]);

const questionFields = {
  position: z.number().int(),
  kind: z.enum(questionKinds),
  stem: z.string(),
  area: z.string(),
  points: z.number().int(),
  pictureUrl: z.string().nullable().describe('For some minutes; read the attempt again for more.'),
  pictureText: z.string(),
  content: content.describe('By kind; ids are of this attempt.'),
  answer: anyAnswer.nullable(),
};

export const examAttempt = z
  .object({
    id: uuid,
    courseId: z.number().int(),
    courseTitle: z.string(),
    kind: z.enum(examKinds),
    isPreview: z.boolean(),
    startedAt: instant,
    endsAt: instant,
    endedAt: instant.nullable(),
    endedBy: endedBy.nullable(),
    isHere: z.boolean().describe('Whether the page that was named may write.'),
    questions: z
      .array(
        z.object({
          ...questionFields,
          isFlagged: z.boolean(),
          sequence: z.number().int().describe('Of the last write; 0 before the first.'),
          answeredAt: instant.nullable(),
        }),
      )
      .describe('In the order of this attempt; empty when it has ended.'),
    serverTime: instant,
  })
  .meta({ id: 'ExamAttempt' });

export const storedAnswer = z
  .object({
    position: z.number().int(),
    answer: anyAnswer.nullable(),
    isFlagged: z.boolean(),
    sequence: z.number().int(),
    answeredAt: instant.nullable(),
    endsAt: instant,
    serverTime: instant,
  })
  .meta({ id: 'StoredExamAnswer' })
  .describe('What is stored now: a newer answer where this one came late.');

export const endedAttempt = z
  .object({
    id: uuid,
    endedAt: instant,
    endedBy,
    answered: z.number().int(),
    questions: z.number().int(),
  })
  .meta({ id: 'EndedExamAttempt' });

export const examResult = z
  .object({
    id: uuid,
    courseId: z.number().int(),
    courseTitle: z.string(),
    kind: z.enum(examKinds),
    isPreview: z.boolean(),
    startedAt: instant,
    endedAt: instant,
    endedBy,
    points: z.number().int(),
    maxPoints: z.number().int(),
    percent: z.number().int(),
    thresholdPercent: z.number().int(),
    isPassed: z.boolean(),
    answered: z.number().int(),
    missingPoints: z.number().int().describe('To the threshold; 0 when passed.'),
    areas: z.array(
      z.object({
        name: z.string(),
        points: z.number().int(),
        maxPoints: z.number().int(),
        percent: z.number().int(),
        isWeak: z.boolean().describe('Below the threshold.'),
      }),
    ),
    lessons: z
      .array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          area: z.string(),
          minutes: z.number().int(),
        }),
      )
      .describe('To study again: of modules that are called as a weak area, weakest first.'),
    questions: z
      .array(
        z.object({
          ...questionFields,
          isRight: z.boolean(),
          right: z
            .union([
              shapes.single.key,
              shapes.multiple.key,
              shapes.trueFalse.key,
              shapes.number.key,
              shapes.match.key,
              shapes.hotSpot.key,
              shapes.text.key,
            ])
            .describe('By kind; ids as in `content`.'),
          explanation: z.string(),
        }),
      )
      .nullable()
      .describe('Of a simulation; null for a certification.'),
    badge: z
      .object({ id: uuid, issuedAt: instant, isOnLedger: z.boolean() })
      .nullable()
      .describe('Of a passed certification; null until it is issued.'),
    hasAttestation: z.boolean(),
    hasReport: z.boolean(),
    attempts: z.array(attemptSummary).describe('All that have ended, the last first.'),
    serverTime: instant,
  })
  .meta({ id: 'ExamResult' });
