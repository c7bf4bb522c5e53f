import type { Answer, Option, SolvedQuestion } from '../question.ts';

export type SolutionWords = {
  isTrue: string;
  isFalse: string;
  tolerance: (value: string, tolerance: string) => string;
  number: (value: number) => string;
  /** A point of a picture is shown in it. */
  point: string;
};

export type Solution = {
  /** Null where nothing was answered. */
  given: string[] | null;
  right: string[];
};

const textsOf = (options: readonly Option[], ids: readonly string[]): string[] =>
  ids.flatMap((id) => options.find((option) => option.id === id)?.text ?? []);

/** The answer that was given and the right one, line by line, as words. */
export function solutionOf(question: SolvedQuestion, words: SolutionWords): Solution {
  switch (question.kind) {
    case 'single': {
      const lines = ({ optionId }: { optionId: string }) =>
        textsOf(question.content.options, [optionId]);
      return both(question, lines, lines);
    }
    case 'multiple':
    case 'order': {
      const lines = ({ optionIds }: { optionIds: string[] }) =>
        textsOf(question.content.options, optionIds);
      return both(question, lines, lines);
    }
    case 'trueFalse': {
      const lines = ({ value }: { value: boolean }) => [value ? words.isTrue : words.isFalse];
      return both(question, lines, lines);
    }
    case 'number': {
      const number = (value: number) => `${words.number(value)} ${question.content.unit}`.trim();
      return both(
        question,
        ({ value }) => [number(value)],
        ({ value, tolerance }) => [
          tolerance === 0 ? number(value) : words.tolerance(number(value), words.number(tolerance)),
        ],
      );
    }
    case 'match': {
      const { prompts, options } = question.content;
      const lines = ({ optionOf }: { optionOf: Record<string, string> }) =>
        prompts.flatMap(({ id, text }) => {
          const [option] = textsOf(options, [optionOf[id] ?? '']);
          return option === undefined ? [] : [`${text}: ${option}`];
        });
      return both(question, lines, lines);
    }
    case 'hotSpot': {
      const lines = () => [words.point];
      return both(question, lines, lines);
    }
    case 'text':
      return both(
        question,
        ({ text }) => [text],
        ({ accepted }) => accepted,
      );
  }
}

const both = <A extends Answer, R>(
  { answer, right }: { answer: A | null; right: R },
  ofAnswer: (answer: A) => string[],
  ofRight: (right: R) => string[],
): Solution => ({ given: answer === null ? null : ofAnswer(answer), right: ofRight(right) });
