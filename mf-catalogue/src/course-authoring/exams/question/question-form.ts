import type { UploadedFile } from 'shared-ui/upload';
import type { QuestionBody, QuestionKind, QuestionState, WireItem, WireQuestion } from '../api.ts';

export type OptionForm = { key: string; text: string; isRight: boolean };
export type PairForm = { key: string; prompt: string; option: string };
export type TextForm = { key: string; text: string };
export type Region = Extract<WireItem, { kind: 'hotSpot' }>['key']['regions'][number];
export type RegionForm = Region & { id: string };

/** Fields of all kinds together: what one kind has in common with another survives a change of the kind. */
export type QuestionForm = {
  kind: QuestionKind;
  /** NEW_AREA: the name is in `newArea`. */
  area: string;
  newArea: string;
  points: string;
  stem: string;
  explanation: string;
  picture: UploadedFile[];
  pictureText: string;
  /** Of one or several right answers; of an order, in the right order. */
  options: OptionForm[];
  /** Holds no value: the error of a question without a right option stands here. */
  rightOption: '';
  pairs: PairForm[];
  extras: TextForm[];
  /** Holds no value: the error of a match with a single answer. */
  partners: '';
  isTrue: '' | 'true' | 'false';
  value: string;
  tolerance: string;
  unit: string;
  accepted: TextForm[];
  regions: RegionForm[];
};

export const NEW_AREA = '+';
export const MAX_ROWS = 20;

/** A key that no row of the list has. */
export function freshKey(rows: readonly { key: string }[]): string {
  const taken = new Set(rows.map(({ key }) => key));
  let number = rows.length + 1;
  while (taken.has(`o${number}`)) number += 1;
  return `o${number}`;
}

const emptyRows = [
  { key: 'o1', text: '' },
  { key: 'o2', text: '' },
];

/** @param areas that the bank has: the first is proposed */
export const emptyQuestion = ([area = NEW_AREA]: readonly string[]): QuestionForm => ({
  kind: 'single',
  area,
  newArea: '',
  points: '1',
  stem: '',
  explanation: '',
  picture: [],
  pictureText: '',
  options: emptyRows.map((row) => ({ ...row, isRight: false })),
  rightOption: '',
  pairs: emptyRows.map(({ key }) => ({ key, prompt: '', option: '' })),
  extras: [],
  partners: '',
  isTrue: '',
  value: '',
  tolerance: '0',
  unit: '',
  accepted: [{ key: 'o1', text: '' }],
  regions: [],
});

export function formOfQuestion(question: WireQuestion): QuestionForm {
  const { area, points, stem, explanation, picture, item } = question;
  return {
    ...emptyQuestion([area]),
    points: String(points),
    stem,
    explanation,
    picture:
      picture === null
        ? []
        : [
            {
              fileNameAzure: picture.fileNameRef,
              fileNameOriginal: picture.text,
              url: picture.url,
            },
          ],
    pictureText: picture?.text ?? '',
    kind: item.kind,
    ...fieldsOfItem(item),
  };
}

function fieldsOfItem(item: WireItem): Partial<QuestionForm> {
  switch (item.kind) {
    case 'single':
      return { options: optionRows(item.content.options, [item.key.optionId]) };
    case 'multiple':
      return { options: optionRows(item.content.options, item.key.optionIds) };
    case 'order': {
      const inOrder = item.key.optionIds.flatMap((id) =>
        item.content.options.filter((option) => option.id === id),
      );
      return { options: optionRows(inOrder, []) };
    }
    case 'match': {
      const { prompts, options } = item.content;
      const textOf = new Map(options.map(({ id, text }) => [id, text]));
      const used = new Set(Object.values(item.key.optionOf));
      return {
        pairs: prompts.map(({ id, text }) => ({
          key: id,
          prompt: text,
          option: textOf.get(item.key.optionOf[id] ?? '') ?? '',
        })),
        extras: options
          .filter(({ id }) => !used.has(id))
          .map(({ id, text }) => ({ key: id, text })),
      };
    }
    case 'trueFalse':
      return { isTrue: item.key.value ? 'true' : 'false' };
    case 'number':
      return {
        value: String(item.key.value),
        tolerance: String(item.key.tolerance),
        unit: item.content.unit,
      };
    case 'text':
      return { accepted: item.key.accepted.map((text, place) => ({ key: `o${place + 1}`, text })) };
    case 'hotSpot':
      return { regions: item.key.regions.map((region, place) => ({ ...region, id: `r${place}` })) };
  }
}

const optionRows = (options: readonly { id: string; text: string }[], right: readonly string[]) =>
  options.map(({ id, text }) => ({ key: id, text, isRight: right.includes(id) }));

/** Numbers may be typed with a comma. */
export const numberOf = (typed: string): number => Number(typed.trim().replace(',', '.'));

export function bodyOfQuestion(form: QuestionForm, state: QuestionState): QuestionBody {
  const [file] = form.picture;
  return {
    state,
    area: (form.area === NEW_AREA ? form.newArea : form.area).trim(),
    points: Number(form.points),
    stem: form.stem.trim(),
    explanation: form.explanation.trim(),
    picture:
      file === undefined
        ? null
        : { fileNameRef: file.fileNameAzure, text: form.pictureText.trim() },
    item: itemOfForm(form),
  };
}

function itemOfForm(form: QuestionForm): WireItem {
  const options = form.options.map(({ key, text }) => ({ id: key, text: text.trim() }));
  const right = form.options.filter(({ isRight }) => isRight).map(({ key }) => key);
  switch (form.kind) {
    case 'single':
      return { kind: 'single', content: { options }, key: { optionId: right[0] ?? '' } };
    case 'multiple':
      return { kind: 'multiple', content: { options }, key: { optionIds: right } };
    case 'order':
      return {
        kind: 'order',
        content: { options },
        key: { optionIds: options.map(({ id }) => id) },
      };
    case 'match':
      return matchOfForm(form);
    case 'trueFalse':
      return { kind: 'trueFalse', content: {}, key: { value: form.isTrue === 'true' } };
    case 'number':
      return {
        kind: 'number',
        content: { unit: form.unit.trim() },
        key: { value: numberOf(form.value), tolerance: numberOf(form.tolerance) },
      };
    case 'text':
      return {
        kind: 'text',
        content: {},
        key: { accepted: form.accepted.map(({ text }) => text.trim()) },
      };
    case 'hotSpot':
      return {
        kind: 'hotSpot',
        content: {},
        key: { regions: form.regions.map(({ id: _id, ...region }) => region) },
      };
  }
}

/** The different answers of a match, those of its entries first. Formik validates empty texts as undefined. */
export function partnersOf({ pairs, extras }: Pick<QuestionForm, 'pairs' | 'extras'>): string[] {
  const typed: (string | undefined)[] = [
    ...pairs.map(({ option }) => option),
    ...extras.map(({ text }) => text),
  ];
  return [...new Set(typed.map((text) => text?.trim() ?? ''))];
}

function matchOfForm(form: QuestionForm): WireItem {
  const texts = partnersOf(form);
  const idOf = (text: string) => `o${texts.indexOf(text.trim()) + 1}`;
  return {
    kind: 'match',
    content: {
      prompts: form.pairs.map(({ key, prompt }) => ({ id: key, text: prompt.trim() })),
      options: texts.map((text) => ({ id: idOf(text), text })),
    },
    key: { optionOf: Object.fromEntries(form.pairs.map(({ key, option }) => [key, idOf(option)])) },
  };
}

/** Where a fault of the server stands in the form; null for what no field shows. */
export function formPathOf(path: string): string | null {
  const known: readonly [RegExp, string][] = [
    [/^(stem|points|explanation|picture|pictureText)$/, '$1'],
    [/^area$/, 'area'],
    [/^item\.content\.options\.(\d+)\.text$/, 'options.$1.text'],
    [/^item\.content\.prompts\.(\d+)\.text$/, 'pairs.$1.prompt'],
    [/^item\.key\.accepted\.(\d+)$/, 'accepted.$1.text'],
    [/^item\.key\.regions(?:\.\d+)?$/, 'regions'],
  ];
  const found = known.find(([pattern]) => pattern.test(path));
  return found === undefined ? null : path.replace(found[0], found[1]);
}
