import { createCipheriv, createHash } from 'node:crypto';
import type { Question, QuestionContent } from '../questions/question.ts';

export type DrawPlan = {
  areas: readonly { area: string; drawn: number }[];
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
};

export type Drawable = Question & { id: number; area: string };

/**
 * Draws an exam from the active questions of a bank: as many of each area as the plan says, each question at
 * most once. The same plan, bank and seed give the same exam, in whatever order the bank is read; who does not
 * know the seed cannot foresee it.
 * @returns the questions in the order of the exam, their options in the order that the candidate sees; null
 * when an area has fewer questions than the plan draws
 */
export function draw<Q extends Drawable>(
  plan: DrawPlan,
  bank: readonly Q[],
  seed: string,
): Q[] | null {
  const drawn: Q[] = [];
  for (const { area, drawn: count } of plan.areas) {
    const ofArea = bank.filter((question) => question.area === area);
    if (ofArea.length < count) return null;
    const ordered = ofArea.toSorted((one, other) => one.id - other.id);
    const chosen = shuffled(ordered, `${seed}/area/${area}`).slice(0, count);
    // Without shuffling, an exam keeps the order of the bank.
    drawn.push(...chosen.toSorted((one, other) => one.id - other.id));
  }
  const questions = plan.shufflesQuestions ? shuffled(drawn, `${seed}/questions`) : drawn;
  return questions.map((question) => ({
    ...question,
    content: contentForCandidate(question, plan.shufflesOptions, `${seed}/options/${question.id}`),
  }));
}

/** Things to put in order, and partners to find, are written in the right order: they are always shuffled. */
function contentForCandidate(
  { kind, content }: Question,
  shufflesOptions: boolean,
  seed: string,
): QuestionContent {
  const isAlwaysShuffled = kind === 'order' || kind === 'match';
  if (!('options' in content) || (!shufflesOptions && !isAlwaysShuffled)) return content;
  const options = shuffled(content.options, seed);
  if (!('prompts' in content)) return { ...content, options };
  const prompts = shufflesOptions ? shuffled(content.prompts, `${seed}/prompts`) : content.prompts;
  return { ...content, options, prompts };
}

/** Fisher and Yates: every order equally likely. */
function shuffled<T>(items: readonly T[], seed: string): T[] {
  const numberBelow = numbersFrom(seed);
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = numberBelow(last + 1);
    const moved = result[last] as T;
    result[last] = result[other] as T;
    result[other] = moved;
  }
  return result;
}

const RANGE = 2 ** 32;

/** Numbers from 0 to below a limit, from the key stream of AES-256 in counter mode. */
function numbersFrom(seed: string): (limit: number) => number {
  const key = createHash('sha256').update(seed).digest();
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const zeros = Buffer.alloc(4);
  return (limit) => {
    // Values above the last multiple of the limit would make small numbers likelier.
    const bound = RANGE - (RANGE % limit);
    for (;;) {
      const value = stream.update(zeros).readUInt32BE();
      if (value < bound) return value % limit;
    }
  };
}
