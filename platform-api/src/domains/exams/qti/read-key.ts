import type { Question } from '../questions/question.ts';
import { idOf } from './identifiers.ts';
import { collapsed, pictureOf, readText } from './item-text.ts';
import { UnreadError, type Warning } from './notices.ts';
import { parseExactRegion, regionOf, areaOf, type PictureSize, type Region } from './regions.ts';
import { givesPartialPoints, type ResponseDeclaration, type Scoring } from './read-scoring.ts';
import { childrenNamed, descendants, descendantsNamed, textOf, type XmlElement } from './xml.ts';

export type ItemParts = {
  item: XmlElement;
  interaction: XmlElement;
  declaration: ResponseDeclaration;
  scoring: Scoring;
  /** Of the picture of the item; null without one. */
  pictureSize: PictureSize | null;
};

export type ReadKey = { question: Question; warnings: Warning[] };

type Option = { id: string; text: string };

/**
 * What a candidate sees and what is right, by the interaction of an item.
 * @throws UnreadError
 */
export function readKey(parts: ItemParts): ReadKey {
  const { interaction, declaration } = parts;
  const warnings: Warning[] = [];
  if (givesPartialPoints(declaration) && parts.scoring.usesMapping) {
    warnings.push({ code: 'PARTIAL_POINTS', construct: 'mapping' });
  }
  return { question: questionOf(interaction.name, parts, warnings), warnings };
}

function questionOf(name: string, parts: ItemParts, warnings: Warning[]): Question {
  switch (name) {
    case 'choice-interaction':
      return readChoice(parts, warnings);
    case 'order-interaction':
      return readOrder(parts, warnings);
    case 'match-interaction':
      return readMatch(parts, warnings);
    case 'text-entry-interaction':
      return ['integer', 'float'].includes(parts.declaration.baseType)
        ? readNumber(parts)
        : readAcceptedTexts(parts, warnings);
    case 'select-point-interaction':
      return readPoint(parts);
    case 'hotspot-interaction':
      return readHotspot(parts, warnings);
    default:
      throw new UnreadError('UNSUPPORTED_INTERACTION', camelCased(name));
  }
}

/** As the specification and other tools call it. */
export const camelCased = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What counts as right: what is declared so, else what the mapping gives the most for. */
function rightValues({ declaration, scoring }: ItemParts): string[] {
  const { correct, mapping, cardinality } = declaration;
  if (correct.length > 0) return correct;
  const gains = scoring.usesMapping ? mapping.filter(({ value }) => value > 0) : [];
  if (gains.length === 0) throw new UnreadError('NO_KEY');
  if (cardinality !== 'single') return gains.map(({ key }) => key);
  const best = Math.max(...gains.map(({ value }) => value));
  return gains.filter(({ value }) => value === best).map(({ key }) => key);
}

function readOptions(choices: readonly XmlElement[], warnings: Warning[]): Option[] {
  if (choices.some(({ attributes }) => attributes.get('fixed') === 'true')) {
    warnings.push({ code: 'FIXED_ORDER', construct: 'fixed' });
  }
  return choices.map((choice) => {
    const { text, pictures, formatting, hasFeedback } = readText(choice);
    if (pictures.length > 0) {
      throw new UnreadError('PICTURE_IN_OPTION', pictureOf(pictures[0] ?? choice).reference);
    }
    if (formatting.size > 0) {
      warnings.push({ code: 'FORMATTING', construct: [...formatting].join(', ') });
    }
    if (hasFeedback) warnings.push({ code: 'FEEDBACK', construct: 'feedbackInline' });
    return { id: idOf(choice.attributes.get('identifier') ?? ''), text };
  });
}

const yesWords = new Set(['vero', 'true']);
const noWords = new Set(['falso', 'false']);

function readChoice(parts: ItemParts, warnings: Warning[]): Question {
  const { interaction, declaration } = parts;
  const options = readOptions(childrenNamed(interaction, 'simple-choice'), warnings);
  const right = rightValues(parts).map(idOf);
  if (declaration.cardinality === 'multiple') {
    return { kind: 'multiple', content: { options }, key: { optionIds: right } };
  }
  const [optionId = '', another] = right;
  // One answer can be given, and either of these is right: our kind has one right option.
  if (another !== undefined) throw new UnreadError('NO_KEY', 'correctResponse');
  const truth = isTrueFalse(interaction, options) ? yesOption(options) : undefined;
  return truth === undefined
    ? { kind: 'single', content: { options }, key: { optionId } }
    : { kind: 'trueFalse', content: {}, key: { value: optionId === truth.id } };
}

const word = ({ text }: Option) => text.trim().toLowerCase().replace(/[.!]$/, '');
const yesOption = (options: readonly Option[]) => options.find((each) => yesWords.has(word(each)));

function isTrueFalse({ attributes }: XmlElement, options: readonly Option[]): boolean {
  const stated = attributes.get('data-question-kind');
  if (stated !== undefined) return stated === 'trueFalse';
  return (
    options.length === 2 &&
    yesOption(options) !== undefined &&
    options.some((each) => noWords.has(word(each)))
  );
}

function readOrder(parts: ItemParts, warnings: Warning[]): Question {
  const options = readOptions(childrenNamed(parts.interaction, 'simple-choice'), warnings);
  return {
    kind: 'order',
    content: { options },
    key: { optionIds: rightValues(parts).map(idOf) },
  };
}

function readMatch(parts: ItemParts, warnings: Warning[]): Question {
  const [left = [], right = []] = childrenNamed(parts.interaction, 'simple-match-set').map((set) =>
    readOptions(childrenNamed(set, 'simple-associable-choice'), warnings),
  );
  const pairs = rightValues(parts).map((pair) => pair.trim().split(/\s+/).map(idOf));
  const straight = pairsOf(left, pairs);
  if (straight !== null) {
    return {
      kind: 'match',
      content: { prompts: left, options: right },
      key: { optionOf: straight },
    };
  }
  // One of the first set with several of the second: the same question, read from the other side.
  const turned = pairsOf(
    right,
    pairs.map(([from = '', to = '']) => [to, from]),
  );
  if (turned === null) throw new UnreadError('MATCH_NOT_ONE_EACH', 'matchInteraction');
  return { kind: 'match', content: { prompts: right, options: left }, key: { optionOf: turned } };
}

/** The option of each prompt; null unless each prompt has exactly one. */
function pairsOf(
  prompts: readonly Option[],
  pairs: readonly string[][],
): Record<string, string> | null {
  const optionOf = new Map(pairs.map(([from = '', to = '']) => [from, to]));
  const isOneEach = pairs.length === prompts.length && prompts.every(({ id }) => optionOf.has(id));
  return isOneEach ? Object.fromEntries(optionOf) : null;
}

function readNumber(parts: ItemParts): Question {
  const { interaction, scoring } = parts;
  const values = rightValues(parts).map(Number);
  const [value = Number.NaN, another] = values;
  if (another !== undefined || !Number.isFinite(value)) throw new UnreadError('NO_KEY');
  return {
    kind: 'number',
    content: { unit: interaction.attributes.get('data-unit') ?? '' },
    key: { value, tolerance: toleranceOf(scoring, value) },
  };
}

function toleranceOf({ tolerance }: Scoring, value: number): number {
  if (tolerance === null) return 0;
  const { mode, down, up } = tolerance;
  // Another distance upward than downward, or a computed one, is not ours to say.
  if (!Number.isFinite(down) || down !== up) throw new UnreadError('NO_KEY', 'tolerance');
  return mode === 'absolute' ? down : (Math.abs(value) * down) / 100;
}

function readAcceptedTexts(parts: ItemParts, warnings: Warning[]): Question {
  const { declaration, scoring } = parts;
  if (declaration.baseType !== 'string') {
    throw new UnreadError('NO_KEY', `baseType ${declaration.baseType}`.trim());
  }
  const gains = scoring.usesMapping ? declaration.mapping.filter(({ value }) => value > 0) : [];
  const best = Math.max(...gains.map(({ value }) => value));
  const mapped = gains.filter(({ value }) => value === best);
  if (mapped.some(({ isCaseSensitive }) => isCaseSensitive)) {
    warnings.push({ code: 'CASE_SENSITIVE', construct: 'caseSensitive' });
  }
  const accepted = mapped.length > 0 ? mapped.map(({ key }) => key) : rightValues(parts);
  return { kind: 'text', content: {}, key: { accepted } };
}

function sizeOf({ pictureSize }: ItemParts): PictureSize {
  if (pictureSize === null) throw new UnreadError('PICTURE_MISSING');
  return pictureSize;
}

function readPoint(parts: ItemParts): Question {
  const { declaration, interaction } = parts;
  const size = sizeOf(parts);
  const limit = Number(interaction.attributes.get('max-choices') ?? 1);
  if (declaration.cardinality !== 'single' || limit > 1) {
    throw new UnreadError('SEVERAL_SPOTS', 'selectPointInteraction');
  }
  const areas = declaration.areas.filter(({ value }) => value > 0);
  if (areas.length === 0) throw new UnreadError('NO_KEY', 'areaMapping');
  const regions = areas.map(({ shape, coords }) => required(shape, coords, size));
  return { kind: 'hotSpot', content: {}, key: { regions: exactOnes(parts, regions, size) } };
}

function required(shape: string, coords: string, size: PictureSize): Region {
  const region = regionOf(shape, coords, size);
  if (region === null) throw new UnreadError('SPOT_SHAPE', shape);
  return region;
}

/** The decimals that our exporter wrote beside the pixels, as long as both say the same. */
function exactOnes({ item }: ItemParts, regions: Region[], size: PictureSize): Region[] {
  const declaration = childrenNamed(item, 'outcome-declaration').find(
    ({ attributes }) => attributes.get('identifier') === 'EXACT_REGIONS',
  );
  const exact = (declaration === undefined ? [] : descendantsNamed(declaration, 'value')).map(
    (value) => parseExactRegion(textOf(value)),
  );
  const inPixels = (region: Region) => {
    const { shape, coords } = areaOf(region, size);
    return `${shape} ${coords}`;
  };
  return regions.map((region, at) => {
    const other = exact[at];
    return other && inPixels(other) === inPixels(region) ? other : region;
  });
}

function readHotspot(parts: ItemParts, warnings: Warning[]): Question {
  const { interaction } = parts;
  const size = sizeOf(parts);
  const right = rightValues(parts);
  if (right.length > 1) throw new UnreadError('SEVERAL_SPOTS', 'hotspotInteraction');
  const spots = descendants(interaction).filter(({ name }) => name === 'hotspot-choice');
  const chosen = spots.filter(({ attributes }) =>
    right.includes(collapsed(attributes.get('identifier') ?? '')),
  );
  if (spots.length > chosen.length) {
    warnings.push({ code: 'SPOTS_LEFT_OUT', construct: 'hotspotChoice' });
  }
  const regions = chosen.map(({ attributes }) =>
    required(attributes.get('shape') ?? '', attributes.get('coords') ?? '', size),
  );
  return { kind: 'hotSpot', content: {}, key: { regions } };
}
