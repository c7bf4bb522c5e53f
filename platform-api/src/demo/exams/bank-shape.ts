import type { ExamKind, Question } from '../../domains/exams/index.ts';

export type DemoQuestion = Question & {
  stem: string;
  points: number;
  explanation: string;
  /** A file of `demo/media`. */
  picture?: DemoPicture;
};

/** `text` describes it for who does not see it. */
type DemoPicture = { fileName: string; text: string };

type DemoArea = {
  name: string;
  /** How many questions each exam draws. */
  drawn: Record<ExamKind, number>;
  questions: DemoQuestion[];
};

/** Questions of one course and what its exams draw of them. */
export type DemoBank = { course: string; areas: DemoArea[] };

type Region = Extract<Question, { kind: 'hotSpot' }>['key']['regions'][number];

const letters = 'abcdefgh';

const lettered = (texts: readonly string[]) =>
  texts.map((text, place) => ({ id: letters.charAt(place), text }));

/** In the order of their texts, so that the place of an option says nothing of the right answer. */
const byText = (texts: readonly string[]) => lettered(texts.toSorted((a, b) => a.localeCompare(b)));

const idOf = (options: { id: string; text: string }[], text: string) =>
  options.find((option) => option.text === text)?.id ?? '';

/** One right option: its letter, the first option is `a`. */
export const single = (
  stem: string,
  options: string[],
  right: string,
  explanation: string,
): DemoQuestion => ({
  kind: 'single',
  stem,
  points: 1,
  explanation,
  content: { options: lettered(options) },
  key: { optionId: right },
});

/** Several right options: their letters in one word. */
export const multiple = (
  stem: string,
  options: string[],
  right: string,
  explanation: string,
): DemoQuestion => ({
  kind: 'multiple',
  stem,
  points: 2,
  explanation,
  content: { options: lettered(options) },
  key: { optionIds: right.split('') },
});

export const trueFalse = (stem: string, value: boolean, explanation: string): DemoQuestion => ({
  kind: 'trueFalse',
  stem,
  points: 1,
  explanation,
  content: {},
  key: { value },
});

export const number = (
  stem: string,
  value: number,
  unit: string,
  explanation: string,
  tolerance = 0,
): DemoQuestion => ({
  kind: 'number',
  stem,
  points: 1,
  explanation,
  content: { unit },
  key: { value, tolerance },
});

/** @param steps in the right order */
export function order(stem: string, steps: string[], explanation: string): DemoQuestion {
  const options = byText(steps);
  return {
    kind: 'order',
    stem,
    points: 2,
    explanation,
    content: { options },
    key: { optionIds: steps.map((step) => idOf(options, step)) },
  };
}

/** @param pairs prompt → its option. @param others options that fit no prompt */
export function match(
  stem: string,
  pairs: Record<string, string>,
  others: string[],
  explanation: string,
): DemoQuestion {
  const prompts = lettered(Object.keys(pairs)).map(({ id, text }) => ({ id: `p${id}`, text }));
  const options = byText([...new Set([...Object.values(pairs), ...others])]);
  return {
    kind: 'match',
    stem,
    points: 2,
    explanation,
    content: { prompts, options },
    key: {
      optionOf: Object.fromEntries(
        prompts.map(({ id, text }) => [id, idOf(options, pairs[text] ?? '')]),
      ),
    },
  };
}

export const hotSpot = (
  stem: string,
  picture: DemoPicture,
  regions: Region[],
  explanation: string,
): DemoQuestion => ({
  kind: 'hotSpot',
  stem,
  points: 1,
  explanation,
  picture,
  content: {},
  key: { regions },
});

/** @param accepted without regard to case and accents */
export const text = (stem: string, accepted: string[], explanation: string): DemoQuestion => ({
  kind: 'text',
  stem,
  points: 1,
  explanation,
  content: {},
  key: { accepted },
});

/** A region in the pixels of a figure of the exams, 960 × 540. */
export const box = (left: number, top: number, width: number, height: number): Region => ({
  shape: 'rectangle',
  left: left / 960,
  top: top / 540,
  width: width / 960,
  height: height / 540,
});
