import {
  questionShapes,
  type Question,
  type QuestionContent,
  type QuestionKey,
  type QuestionKind,
} from './question.ts';

/** What can be wrong with a field, by the names of an answer's `fields`. */
export type QuestionFault =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'OUT_OF_RANGE'
  | 'REPEATED'
  /** An id that the content does not have. */
  | 'UNKNOWN'
  /** Not of the shape of its kind. */
  | 'INVALID';

/** Paths such as `content.options.1.text`; empty when all is well. */
export type QuestionFaults = Record<string, QuestionFault>;

/** A question from a form or a file, before anything about it is known. */
export type UncheckedQuestion = {
  kind: QuestionKind;
  stem: string;
  area: string;
  points: number;
  explanation: string;
  hasPicture: boolean;
  pictureText: string;
  content: unknown;
  key: unknown;
};

export type CheckedQuestion =
  | { isValid: true; question: Question }
  | { isValid: false; faults: QuestionFaults };

export const MAX_STEM = 2000;
export const MAX_AREA = 80;
export const MAX_EXPLANATION = 4000;
export const MAX_PICTURE_TEXT = 500;
export const MAX_POINTS = 100;

/**
 * Whether a question can be stored, in any state: its texts, the shapes of its kind, and that its key names
 * what its content has. Reads nothing but its argument.
 * @returns the question with unknown properties left out, or what is wrong by field
 */
export function checkQuestion(given: UncheckedQuestion): CheckedQuestion {
  const faults = textFaults(given);
  const { content: contentShape, key: keyShape } = questionShapes[given.kind];
  const content = contentShape.safeParse(given.content);
  const key = keyShape.safeParse(given.key);
  if (!content.success) Object.assign(faults, shapeFaults('content', content.error.issues));
  if (!key.success) Object.assign(faults, shapeFaults('key', key.error.issues));
  if (!content.success || !key.success) return { isValid: false, faults };

  // Both were parsed by the shapes of this kind; TypeScript cannot relate the three properties.
  const question = { kind: given.kind, content: content.data, key: key.data } as Question;
  Object.assign(faults, optionFaults(question), keyFaults(question, given.hasPicture));
  return Object.keys(faults).length === 0
    ? { isValid: true, question }
    : { isValid: false, faults };
}

function textFaults(given: UncheckedQuestion): QuestionFaults {
  const faults: QuestionFaults = {};
  const check = (path: string, value: string, limit: number, isRequired: boolean) => {
    if (isRequired && !/\S/.test(value)) faults[path] = 'REQUIRED';
    else if (value.length > limit) faults[path] = 'TOO_LONG';
  };
  check('stem', given.stem, MAX_STEM, true);
  check('area', given.area, MAX_AREA, true);
  check('explanation', given.explanation, MAX_EXPLANATION, false);
  check('pictureText', given.pictureText, MAX_PICTURE_TEXT, given.hasPicture);
  if (!Number.isInteger(given.points) || given.points < 1 || given.points > MAX_POINTS) {
    faults['points'] = 'OUT_OF_RANGE';
  }
  return faults;
}

type Issue = { path: PropertyKey[]; code: string; origin?: string };

function shapeFaults(root: 'content' | 'key', issues: readonly Issue[]): QuestionFaults {
  const faultOf = ({ code, origin }: Issue): QuestionFault => {
    if (code !== 'too_small' && code !== 'too_big') return 'INVALID';
    if (origin === 'number') return 'OUT_OF_RANGE';
    return code === 'too_small' ? 'REQUIRED' : 'TOO_LONG';
  };
  return Object.fromEntries(
    issues.map((issue) => [[root, ...issue.path].map(String).join('.'), faultOf(issue)]),
  );
}

type Option = QuestionContent<'single'>['options'][number];

/** Ids that occur twice make a key ambiguous; texts that occur twice make the question so. */
function optionFaults({ content }: Question): QuestionFaults {
  const faults: QuestionFaults = {};
  const check = (path: string, options: readonly Option[]) => {
    const ids = new Set<string>();
    const texts = new Set<string>();
    for (const [place, { id, text }] of options.entries()) {
      const plain = text.trim().replaceAll(/\s+/g, ' ');
      if (plain === '') faults[`${path}.${place}.text`] = 'REQUIRED';
      else if (texts.has(plain)) faults[`${path}.${place}.text`] = 'REPEATED';
      if (ids.has(id)) faults[`${path}.${place}.id`] = 'REPEATED';
      ids.add(id);
      texts.add(plain);
    }
  };
  if ('options' in content) check('content.options', content.options);
  if ('prompts' in content) check('content.prompts', content.prompts);
  return faults;
}

function keyFaults(question: Question, hasPicture: boolean): QuestionFaults {
  switch (question.kind) {
    case 'single':
      return namedFaults([question.key.optionId], question.content.options, 'key.optionId');
    case 'multiple':
      return listFaults(question.key.optionIds, question.content.options);
    case 'order': {
      const faults = listFaults(question.key.optionIds, question.content.options);
      const isComplete = question.key.optionIds.length === question.content.options.length;
      return isComplete ? faults : { 'key.optionIds': 'REQUIRED', ...faults };
    }
    case 'match':
      return matchFaults(question.content, question.key);
    case 'hotSpot':
      return { ...(hasPicture ? {} : { picture: 'REQUIRED' }), ...regionFaults(question.key) };
    case 'text':
      return Object.fromEntries(
        question.key.accepted.flatMap((text, place) =>
          /\S/.test(text) ? [] : [[`key.accepted.${place}`, 'REQUIRED' as const]],
        ),
      );
    case 'number':
    case 'trueFalse':
      return {};
  }
}

function namedFaults(
  ids: readonly string[],
  options: readonly Option[],
  ...paths: string[]
): QuestionFaults {
  const known = new Set(options.map(({ id }) => id));
  return Object.fromEntries(
    ids.flatMap((id, place) =>
      known.has(id) ? [] : [[paths[place] ?? `key.optionIds.${place}`, 'UNKNOWN' as const]],
    ),
  );
}

function listFaults(ids: readonly string[], options: readonly Option[]): QuestionFaults {
  const repeated = ids.flatMap((id, place) =>
    ids.indexOf(id) < place ? [[`key.optionIds.${place}`, 'REPEATED' as const]] : [],
  );
  return { ...namedFaults(ids, options), ...Object.fromEntries(repeated) };
}

function matchFaults(content: QuestionContent<'match'>, key: QuestionKey<'match'>): QuestionFaults {
  const faults: QuestionFaults = {};
  const given = new Map(Object.entries(key.optionOf));
  const known = new Set(content.options.map(({ id }) => id));
  for (const id of new Set(content.prompts.map((prompt) => prompt.id))) {
    const optionId = given.get(id);
    if (optionId === undefined) faults[`key.optionOf.${id}`] = 'REQUIRED';
    else if (!known.has(optionId)) faults[`key.optionOf.${id}`] = 'UNKNOWN';
    given.delete(id);
  }
  for (const id of given.keys()) faults[`key.optionOf.${id}`] = 'UNKNOWN';
  return faults;
}

/** Fractions have a rounding error: a region as wide as the picture may sum up to just above 1. */
const ROUNDING = 1e-6;

function regionFaults({ regions }: QuestionKey<'hotSpot'>): QuestionFaults {
  return Object.fromEntries(
    regions.flatMap((region, place) => {
      const isWithin =
        region.shape === 'circle'
          ? region.radius > 0
          : region.width > 0 &&
            region.height > 0 &&
            region.left + region.width <= 1 + ROUNDING &&
            region.top + region.height <= 1 + ROUNDING;
      return isWithin ? [] : [[`key.regions.${place}`, 'OUT_OF_RANGE' as const]];
    }),
  );
}
