import type { Question } from '../questions/question.ts';
import { identifierOf } from './identifiers.ts';
import { collapsed } from './item-text.ts';
import { areaOf, exactRegion, type PictureSize } from './regions.ts';
import { escapeAttribute, escapeXml } from './xml.ts';

/** A question of the bank, as it is exported. */
export type ExportedQuestion = Question & {
  stem: string;
  points: number;
  explanation: string;
  pictureText: string;
};

/** The picture beside an item: its address from there. */
export type ExportedPicture = { href: string; size: PictureSize };

const MAX_TITLE = 80;

type Parts = {
  baseType: string;
  cardinality: string;
  /** Values of the correct response. */
  correct: string[];
  /** After the correct response. */
  mapping?: string;
  /** After the stem. */
  interaction: string;
  /** True when the answer is right. */
  test: string;
  /** Declarations of its own. */
  declarations?: string;
};

/**
 * One assessment item of QTI 3.0. The points are `MAXSCORE`, all of which a right answer scores; the explanation is
 * a modal feedback for every answer. A text is compared without regard to case; QTI has no way to say "nor accents".
 */
export function writeItem(
  identifier: string,
  question: ExportedQuestion,
  picture: ExportedPicture | null,
): string {
  const parts = partsOf(question, picture);
  const title = collapsed(question.stem).slice(0, MAX_TITLE);
  const hasExplanation = question.explanation !== '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"',
    `  identifier="${identifier}" title="${escapeAttribute(title)}" adaptive="false" time-dependent="false">`,
    `<qti-response-declaration identifier="RESPONSE" cardinality="${parts.cardinality}" base-type="${parts.baseType}">`,
    correctResponse(parts.correct),
    parts.mapping ?? '',
    '</qti-response-declaration>',
    outcome('SCORE', 'float', '0'),
    outcome('MAXSCORE', 'float', String(question.points)),
    hasExplanation ? outcome('FEEDBACK', 'identifier', 'NONE') : '',
    parts.declarations ?? '',
    '<qti-item-body>',
    blocksOf(question.stem),
    question.kind === 'hotSpot' || picture === null
      ? ''
      : `<p>${imageOf(picture, question.pictureText)}</p>`,
    parts.interaction,
    '</qti-item-body>',
    '<qti-response-processing>',
    hasExplanation ? setTo('FEEDBACK', base('identifier', 'EXPLANATION')) : '',
    `<qti-response-condition><qti-response-if>${parts.test}`,
    setTo('SCORE', '<qti-variable identifier="MAXSCORE"/>'),
    '</qti-response-if></qti-response-condition>',
    '</qti-response-processing>',
    hasExplanation ? explanationOf(question.explanation) : '',
    '</qti-assessment-item>',
    '',
  ]
    .filter((line, at, lines) => line !== '' || at === lines.length - 1)
    .join('\n');
}

const RESPONSE = '<qti-variable identifier="RESPONSE"/>';
const CORRECT = '<qti-correct identifier="RESPONSE"/>';
const isCorrect = `<qti-match>${RESPONSE}${CORRECT}</qti-match>`;
const scoresBy = (map: string) =>
  `<qti-gt><${map} identifier="RESPONSE"/>${base('float', '0')}</qti-gt>`;

function partsOf(question: ExportedQuestion, picture: ExportedPicture | null): Parts {
  switch (question.kind) {
    case 'single':
      return {
        baseType: 'identifier',
        cardinality: 'single',
        correct: [identifierOf(question.key.optionId)],
        interaction: choice('single', 1, question.content.options),
        test: isCorrect,
      };
    case 'multiple':
      return {
        baseType: 'identifier',
        cardinality: 'multiple',
        correct: question.key.optionIds.map(identifierOf),
        interaction: choice('multiple', 0, question.content.options),
        test: isCorrect,
      };
    case 'trueFalse':
      return {
        baseType: 'identifier',
        cardinality: 'single',
        correct: [String(question.key.value)],
        interaction: choice('trueFalse', 1, [
          { id: 'true', text: 'Vero' },
          { id: 'false', text: 'Falso' },
        ]),
        test: isCorrect,
      };
    case 'number':
      return numberParts(question);
    case 'order':
      return {
        baseType: 'identifier',
        cardinality: 'ordered',
        correct: question.key.optionIds.map(identifierOf),
        interaction: `<qti-order-interaction response-identifier="RESPONSE" shuffle="true">${choices(question.content.options)}</qti-order-interaction>`,
        test: isCorrect,
      };
    case 'match':
      return matchParts(question);
    case 'hotSpot':
      return hotSpotParts(question, picture);
    case 'text':
      return textParts(question);
  }
}

function numberParts({ content, key }: Extract<Question, { kind: 'number' }>): Parts {
  const unit = content.unit === '' ? '' : ` data-unit="${escapeAttribute(content.unit)}"`;
  const tolerance = `tolerance-mode="absolute" tolerance="${key.tolerance} ${key.tolerance}"`;
  return {
    baseType: 'float',
    cardinality: 'single',
    correct: [String(key.value)],
    interaction: `<p><qti-text-entry-interaction response-identifier="RESPONSE" expected-length="12"${unit}/></p>`,
    test: `<qti-equal ${tolerance}>${RESPONSE}${CORRECT}</qti-equal>`,
  };
}

function matchParts({ content, key }: Extract<Question, { kind: 'match' }>): Parts {
  const set = (options: readonly Option[], max: number) =>
    `<qti-simple-match-set>${options
      .map(
        ({ id, text }) =>
          `<qti-simple-associable-choice identifier="${identifierOf(id)}" match-max="${max}">${choiceText(text)}</qti-simple-associable-choice>`,
      )
      .join('')}</qti-simple-match-set>`;
  const { prompts, options } = content;
  return {
    baseType: 'directedPair',
    cardinality: 'multiple',
    correct: prompts.map(({ id }) => `${identifierOf(id)} ${identifierOf(key.optionOf[id] ?? '')}`),
    interaction: `<qti-match-interaction response-identifier="RESPONSE" shuffle="true" max-associations="${prompts.length}">${set(prompts, 1)}${set(options, prompts.length)}</qti-match-interaction>`,
    test: isCorrect,
  };
}

function textParts({ key }: Extract<Question, { kind: 'text' }>): Parts {
  const entries = key.accepted.map(
    (text) =>
      `<qti-map-entry map-key="${escapeAttribute(text)}" mapped-value="1" case-sensitive="false"/>`,
  );
  return {
    baseType: 'string',
    cardinality: 'single',
    correct: key.accepted.slice(0, 1),
    mapping: `<qti-mapping default-value="0">${entries.join('')}</qti-mapping>`,
    interaction:
      '<p><qti-text-entry-interaction response-identifier="RESPONSE" expected-length="40"/></p>',
    test: scoresBy('qti-map-response'),
  };
}

function hotSpotParts(
  { key, pictureText }: Extract<ExportedQuestion, { kind: 'hotSpot' }>,
  picture: ExportedPicture | null,
): Parts {
  if (picture === null) throw new Error('A hot spot has a picture');
  const areas = key.regions.map((region) => areaOf(region, picture.size));
  const [first] = key.regions;
  const { width, height } = picture.size;
  const [x, y] =
    first === undefined
      ? [0, 0]
      : first.shape === 'circle'
        ? [first.x, first.y]
        : [first.left + first.width / 2, first.top + first.height / 2];
  const entries = areas.map(
    ({ shape, coords }) =>
      `<qti-area-map-entry shape="${shape}" coords="${coords}" mapped-value="1"/>`,
  );
  // Pixels are whole numbers: the regions as they are go along, for who reads them back.
  const exact = key.regions.map((region) => `<qti-value>${exactRegion(region)}</qti-value>`);
  return {
    baseType: 'point',
    cardinality: 'single',
    correct: [`${Math.round(x * width)} ${Math.round(y * height)}`],
    mapping: `<qti-area-mapping default-value="0">${entries.join('')}</qti-area-mapping>`,
    declarations: `<qti-outcome-declaration identifier="EXACT_REGIONS" cardinality="ordered" base-type="string"><qti-default-value>${exact.join('')}</qti-default-value></qti-outcome-declaration>`,
    interaction: `<qti-select-point-interaction response-identifier="RESPONSE" max-choices="1">${imageOf(picture, pictureText)}</qti-select-point-interaction>`,
    test: scoresBy('qti-map-response-point'),
  };
}

type Option = { id: string; text: string };

const choice = (
  kind: 'single' | 'multiple' | 'trueFalse',
  max: number,
  options: readonly Option[],
) =>
  `<qti-choice-interaction response-identifier="RESPONSE" shuffle="${kind !== 'trueFalse'}" max-choices="${max}" data-question-kind="${kind}">${choices(options)}</qti-choice-interaction>`;

const choices = (options: readonly Option[]) =>
  options
    .map(
      ({ id, text }) =>
        `<qti-simple-choice identifier="${identifierOf(id)}">${choiceText(text)}</qti-simple-choice>`,
    )
    .join('');

const imageOf = ({ href, size }: ExportedPicture, text: string) =>
  `<img src="${escapeAttribute(href)}" alt="${escapeAttribute(text)}" width="${size.width}" height="${size.height}"/>`;

/** White space at the ends, or two in a row, is kept by `pre` alone. */
const isPlain = (line: string) => line !== '' && collapsed(line) === line;

/** A paragraph for each line. */
const blocksOf = (text: string): string => {
  const lines = text.split('\n');
  return lines.every(isPlain)
    ? lines.map((line) => `<p>${escapeXml(line)}</p>`).join('\n')
    : `<pre>${escapeXml(text)}</pre>`;
};

const choiceText = (text: string) =>
  isPlain(text) ? escapeXml(text) : `<pre>${escapeXml(text)}</pre>`;

const explanationOf = (text: string) =>
  `<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="EXPLANATION" show-hide="show"><qti-content-body>${blocksOf(text)}</qti-content-body></qti-modal-feedback>`;

const correctResponse = (values: readonly string[]) =>
  `<qti-correct-response>${values.map((value) => `<qti-value>${escapeXml(value)}</qti-value>`).join('')}</qti-correct-response>`;

const outcome = (identifier: string, type: string, value: string) =>
  `<qti-outcome-declaration identifier="${identifier}" cardinality="single" base-type="${type}"><qti-default-value><qti-value>${value}</qti-value></qti-default-value></qti-outcome-declaration>`;

const base = (type: string, value: string) =>
  `<qti-base-value base-type="${type}">${value}</qti-base-value>`;

const setTo = (identifier: string, expression: string) =>
  `<qti-set-outcome-value identifier="${identifier}">${expression}</qti-set-outcome-value>`;
