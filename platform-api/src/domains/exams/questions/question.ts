/**
 * The kinds of question and what each has: what a candidate sees (`content`), what is right (`key`) and what
 * a candidate gives (`answer`). The three are apart, so that a key is never part of what is sent by oversight.
 */
import { z } from 'zod';

const MAX_TEXT = 1000;
const MAX_OPTIONS = 20;

const optionId = z.string().min(1).max(40);
const option = z.object({ id: optionId, text: z.string().min(1).max(MAX_TEXT) });
const options = z.array(option).min(2).max(MAX_OPTIONS);
const optionIds = z.array(optionId).max(MAX_OPTIONS);
/** Of the picture's width or height, from its upper left corner. */
const fraction = z.number().min(0).max(1);
const decimal = z.number().min(-1e12).max(1e12);

const region = z.discriminatedUnion('shape', [
  z.object({
    shape: z.literal('rectangle'),
    left: fraction,
    top: fraction,
    width: fraction,
    height: fraction,
  }),
  z.object({
    shape: z.literal('circle'),
    x: fraction,
    y: fraction,
    radius: fraction.describe('Of the width.'),
  }),
]);

/** Shapes of each kind. Points are all or nothing. */
export const questionShapes = {
  single: {
    content: z.object({ options }),
    key: z.object({ optionId }),
    answer: z.object({ optionId }),
  },
  multiple: {
    content: z.object({ options }),
    key: z.object({ optionIds: optionIds.min(1) }),
    answer: z.object({ optionIds }),
  },
  trueFalse: {
    content: z.object({}),
    key: z.object({ value: z.boolean() }),
    answer: z.object({ value: z.boolean() }),
  },
  number: {
    content: z.object({ unit: z.string().max(40) }),
    key: z.object({ value: decimal, tolerance: z.number().min(0).max(1e12) }),
    answer: z.object({ value: decimal }),
  },
  order: {
    content: z.object({ options }),
    key: z.object({ optionIds: optionIds.min(2) }),
    answer: z.object({ optionIds }),
  },
  match: {
    content: z.object({ prompts: options, options }),
    /** Each prompt once; an option may fit several prompts, or none. */
    key: z.object({ optionOf: z.record(optionId, optionId) }),
    answer: z.object({ optionOf: z.record(optionId, optionId) }),
  },
  hotSpot: {
    content: z.object({}),
    key: z.object({ regions: z.array(region).min(1).max(MAX_OPTIONS) }),
    answer: z.object({ x: fraction, y: fraction }),
  },
  text: {
    content: z.object({}),
    /** Compared without regard to case, accents and spaces around and between words. */
    key: z.object({ accepted: z.array(z.string().min(1).max(200)).min(1).max(MAX_OPTIONS) }),
    answer: z.object({ text: z.string().max(200) }),
  },
} as const;

export type QuestionKind = keyof typeof questionShapes;

export const questionKinds = Object.keys(questionShapes) as [QuestionKind, ...QuestionKind[]];

export type QuestionContent<K extends QuestionKind = QuestionKind> = z.infer<
  (typeof questionShapes)[K]['content']
>;
export type QuestionKey<K extends QuestionKind = QuestionKind> = z.infer<
  (typeof questionShapes)[K]['key']
>;
export type QuestionAnswer<K extends QuestionKind = QuestionKind> = z.infer<
  (typeof questionShapes)[K]['answer']
>;

/** A question with what belongs to its kind. */
export type Question = {
  [K in QuestionKind]: { kind: K; content: QuestionContent<K>; key: QuestionKey<K> };
}[QuestionKind];

export const examKinds = ['certification', 'simulation'] as const;
export type ExamKind = (typeof examKinds)[number];

/** `review`: taken out of exams because its statistics or its author say that something is wrong. */
export const questionStates = ['draft', 'active', 'review', 'retired'] as const;
