import type { Question, QuestionAnswer, QuestionKind } from '../questions/question.ts';

type Shape<K extends QuestionKind, P extends 'key' | 'content'> = Extract<Question, { kind: K }>[P];
type Rule<K extends QuestionKind> = (
  key: Shape<K, 'key'>,
  answer: QuestionAnswer<K>,
  picture: PictureShape,
) => boolean;

/** Width of the picture over its height: a circle's radius is a share of the width. */
export type PictureShape = { aspect: number };

/** What is right, by kind; all or nothing. */
const isRightByKind: { [K in QuestionKind]: Rule<K> } = {
  single: (key, answer) => key.optionId === answer.optionId,
  multiple: (key, answer) => {
    const given = new Set(answer.optionIds);
    return given.size === new Set(key.optionIds).size && key.optionIds.every((id) => given.has(id));
  },
  trueFalse: (key, answer) => key.value === answer.value,
  number: (key, answer) => isWithin(answer.value, key.value, key.tolerance),
  order: (key, answer) =>
    key.optionIds.length === answer.optionIds.length &&
    key.optionIds.every((id, place) => id === answer.optionIds[place]),
  match: (key, answer) => {
    const prompts = Object.keys(key.optionOf);
    return (
      prompts.length === Object.keys(answer.optionOf).length &&
      prompts.every((prompt) => key.optionOf[prompt] === answer.optionOf[prompt])
    );
  },
  hotSpot: (key, { x, y }, { aspect }) =>
    key.regions.some((region) =>
      region.shape === 'rectangle'
        ? x >= region.left &&
          x <= region.left + region.width &&
          y >= region.top &&
          y <= region.top + region.height
        : Math.hypot(x - region.x, (y - region.y) / aspect) <= region.radius,
    ),
  text: (key, answer) => {
    const given = comparable(answer.text);
    return key.accepted.some((text) => comparable(text) === given);
  },
};

/** Whether an answer gets the points of its question; none given gets none. */
export function isRight<K extends QuestionKind>(
  kind: K,
  key: Shape<K, 'key'>,
  answer: QuestionAnswer<K> | null,
  picture: PictureShape = { aspect: 1 },
): boolean {
  return answer !== null && isRightByKind[kind](key, answer, picture);
}

/** Both ends belong to it. A decimal fraction is not exact in binary: 0.3 is within 0.1 of 0.2. */
function isWithin(value: number, right: number, tolerance: number): boolean {
  const rounding = Number.EPSILON * 4 * Math.max(Math.abs(value), Math.abs(right), tolerance);
  return Math.abs(value - right) <= tolerance + rounding;
}

/** Without case, accents and spaces; a telephone writes its own apostrophes. */
const comparable = (text: string): string =>
  text
    .replace(/[‘’ʼ´`]/gu, "'")
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '');
