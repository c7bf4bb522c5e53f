import type { QuestionAnswer, QuestionContent, QuestionKey } from '../questions/question.ts';

type Option = { id: string; text: string };

/**
 * Ids of options as a candidate gets them: their places in the order that the attempt shows. The author's
 * own are often in the right order, or say which one is right.
 */
export type Aliases = {
  content: QuestionContent;
  toWire<T extends QuestionAnswer | QuestionKey>(value: T): T;
  /** Null where it names an option that is not there. */
  fromWire(answer: QuestionAnswer): QuestionAnswer | null;
};

export function aliasesOf(content: QuestionContent): Aliases {
  const options = places('options' in content ? content.options : []);
  const prompts = places('prompts' in content ? content.prompts : []);
  return {
    content: shown(content, options.shown, prompts.shown),
    toWire: <T extends QuestionAnswer | QuestionKey>(value: T) =>
      renamed(value, options.aliasOf, prompts.aliasOf) as T,
    fromWire: (answer) => renamed(answer, options.idOf, prompts.idOf),
  };
}

function shown(content: QuestionContent, options: Option[], prompts: Option[]): QuestionContent {
  if (!('options' in content)) return content;
  return 'prompts' in content ? { ...content, options, prompts } : { ...content, options };
}

type Names = ReadonlyMap<string, string>;

function places(options: readonly Option[]) {
  const aliases = options.map(({ id, text }, place) => ({ id, text, alias: String(place + 1) }));
  return {
    shown: aliases.map(({ alias, text }) => ({ id: alias, text })),
    aliasOf: new Map(aliases.map(({ id, alias }) => [id, alias])),
    idOf: new Map(aliases.map(({ id, alias }) => [alias, id])),
  };
}

function renamed<T extends QuestionAnswer | QuestionKey>(
  value: T,
  options: Names,
  prompts: Names,
): T | null {
  if ('optionId' in value) {
    const optionId = options.get(value.optionId);
    return optionId === undefined ? null : { ...value, optionId };
  }
  if ('optionIds' in value) {
    const optionIds = value.optionIds.map((id) => options.get(id));
    return optionIds.includes(undefined) ? null : { ...value, optionIds };
  }
  if ('optionOf' in value) {
    const pairs = Object.entries(value.optionOf).map(([prompt, option]) => [
      prompts.get(prompt),
      options.get(option),
    ]);
    return pairs.flat().includes(undefined)
      ? null
      : { ...value, optionOf: Object.fromEntries(pairs) as Record<string, string> };
  }
  return value;
}
