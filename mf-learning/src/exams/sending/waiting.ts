import type { AttemptQuestion } from '../exam.ts';
import type { Answer } from '../question.ts';

/** What was given for a question and is not yet known to be stored. An absent field is left as it is. */
export type Change = {
  position: number;
  /** Above every earlier one of its question: the server ignores what comes too late. */
  sequence: number;
  /** Null takes the answer back. */
  answer?: Answer | null;
  isFlagged?: boolean;
};

export type Given = Pick<Change, 'answer' | 'isFlagged'>;

/**
 * The changes with one more. A question waits once: what it has not sent yet is joined with the new, under a
 * new number, and goes to the end.
 */
export function withChange(
  waiting: readonly Change[],
  question: Pick<AttemptQuestion, 'position' | 'sequence'>,
  given: Given,
): Change[] {
  const { position } = question;
  const former = waiting.find((change) => change.position === position);
  const sequence = Math.max(question.sequence, former?.sequence ?? 0) + 1;
  return [
    ...waiting.filter((change) => change !== former),
    { ...former, ...given, position, sequence },
  ];
}

/** Those that the server does not know yet: of an equal or newer number its own word counts. */
export const stillWaiting = (
  waiting: readonly Change[],
  questions: readonly Pick<AttemptQuestion, 'position' | 'sequence'>[],
): Change[] =>
  waiting.filter(({ position, sequence }) =>
    questions.some((question) => question.position === position && question.sequence < sequence),
  );

/** Milliseconds before another try, the first after one failure. */
export const retryAfterMs = (failures: number): number =>
  Math.min(15_000, 1000 * 2 ** Math.max(0, failures - 1));
