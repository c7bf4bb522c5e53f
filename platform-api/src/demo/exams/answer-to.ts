import type { Question, QuestionAnswer } from '../../domains/exams/index.ts';

/**
 * What somebody answers to a question, with the author's ids.
 * @returns null, no answer, for a wrong one to a question where a wrong answer is not one of a few
 */
export function answerTo(question: Question, isRight: boolean): QuestionAnswer | null {
  switch (question.kind) {
    case 'single': {
      const { optionId } = question.key;
      if (isRight) return { optionId };
      const other = question.content.options.find(({ id }) => id !== optionId);
      return other === undefined ? null : { optionId: other.id };
    }
    case 'trueFalse':
      return { value: question.key.value === isRight };
    case 'number':
      return { value: question.key.value + (isRight ? 0 : question.key.tolerance + 1) };
    case 'multiple':
      return isRight ? { optionIds: question.key.optionIds } : null;
    case 'order':
      return isRight
        ? { optionIds: question.key.optionIds }
        : { optionIds: question.key.optionIds.toReversed() };
    case 'match':
      return isRight ? { optionOf: question.key.optionOf } : null;
    case 'text':
      return isRight ? { text: question.key.accepted[0] ?? '' } : null;
    case 'hotSpot':
      return isRight ? middleOf(question.key.regions[0]) : null;
  }
}

type Region = Extract<Question, { kind: 'hotSpot' }>['key']['regions'][number];

function middleOf(region: Region | undefined): QuestionAnswer | null {
  if (region === undefined) return null;
  return region.shape === 'circle'
    ? { x: region.x, y: region.y }
    : { x: region.left + region.width / 2, y: region.top + region.height / 2 };
}
