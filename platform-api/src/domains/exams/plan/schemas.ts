import { z } from 'zod';
import { integerId } from '../../../http/lists.ts';
import { questionItem } from '../bank/schemas.ts';
import { examKinds } from '../questions/question.ts';

/** Rules are the domain's; these bounds only keep a body within reason. */
const smallNumber = z.number().int().min(-32_768).max(32_767);

const plan = {
  externalUrl: z
    .string()
    .max(2000)
    .nullable()
    .describe('Where an external exam is taken; https, or the demo examiner.'),
  thresholdPercent: smallNumber,
  minutes: smallNumber,
  attempts: smallNumber.nullable().describe('Of one purchase; null: as many as one wants.'),
  hoursBetween: smallNumber,
  validDays: smallNumber.describe('How long a purchase can be used.'),
  shufflesQuestions: z.boolean(),
  shufflesOptions: z.boolean(),
  areas: z
    .array(z.object({ area: z.string().min(1).max(80), drawn: smallNumber }))
    .max(200)
    .describe('How many questions of each area, in the order of the exam.'),
};

const readAt = z.iso.datetime().nullable();

export const planBody = z
  .object({
    updatedAt: readAt.describe('Of the plan that was read; null where there was none.'),
    plan: z
      .object({ host: z.enum(['ours', 'external']), ...plan })
      .nullable()
      .describe('Null: the course has no such exam.'),
  })
  .meta({ id: 'ExamPlanBody' });

const storedPlan = z
  .object({ host: z.enum(['ours', 'external']), ...plan, updatedAt: z.string() })
  .meta({ id: 'ExamPlan' });

export const coursePlans = z
  .object({
    certification: storedPlan.nullable(),
    simulation: storedPlan.nullable(),
    areas: z.array(
      z.object({
        area: z.string(),
        questions: z.number().int(),
        active: z.number().int(),
        lowestPoints: z.number().int().describe('Of one active question; 0 without any.'),
        highestPoints: z.number().int(),
      }),
    ),
    extraTimes: z.array(z.number().int()).describe('Percent of each person who has more time.'),
  })
  .meta({ id: 'ExamPlans' });

export const courseParams = z.object({ courseId: integerId });
export const examParams = courseParams.extend({ kind: z.enum(examKinds) });

export const extraTimeBody = z
  .object({
    email: z.string().trim().min(3).max(320),
    percent: z.number().int().min(1).max(200).describe('On top of the time of the plan.'),
  })
  .meta({ id: 'ExamExtraTimeBody' });

export const extraTimeList = z
  .array(
    z.object({
      userId: z.string(),
      name: z.string(),
      surname: z.string(),
      percent: z.number().int(),
    }),
  )
  .meta({ id: 'ExamExtraTimes' });

export const extraTimeParams = courseParams.extend({ userId: z.uuid() });

export const previewQuery = z.object({
  seed: z.string().min(1).max(64).optional().describe('Of an earlier preview, to see it again.'),
});

export const preview = z
  .object({
    seed: z.string(),
    minutes: z.number().int(),
    thresholdPercent: z.number().int(),
    questions: z.array(
      z.object({
        id: z.number().int(),
        stem: z.string(),
        area: z.string(),
        points: z.number().int(),
        explanation: z.string(),
        picture: z.object({ url: z.string(), text: z.string() }).nullable(),
        item: questionItem.describe('Options in the order that the candidate sees.'),
      }),
    ),
  })
  .meta({ id: 'ExamPreview' });
