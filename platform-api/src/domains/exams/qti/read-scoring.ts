import { MAX_POINTS } from '../questions/check-question.ts';
import type { Warning } from './notices.ts';
import { childrenNamed, descendants, descendantsNamed, textOf, type XmlElement } from './xml.ts';

export type ResponseDeclaration = {
  cardinality: string;
  baseType: string;
  /** In the order of the file. */
  correct: string[];
  mapping: { key: string; value: number; isCaseSensitive: boolean }[];
  areas: { shape: string; coords: string; value: number }[];
};

/** How the answer of an item is marked, as far as it can be said of "all or nothing". */
export type Scoring = {
  /** The mapping decides, not the correct response. */
  usesMapping: boolean;
  /** Allowed distance of a number, upward and downward; null where none is named. */
  tolerance: { mode: 'absolute' | 'relative'; down: number; up: number } | null;
  points: number;
  warnings: Warning[];
};

export function readDeclaration(declaration: XmlElement): ResponseDeclaration {
  const value = (element: XmlElement) => Number(element.attributes.get('mapped-value') ?? 0);
  return {
    cardinality: declaration.attributes.get('cardinality') ?? 'single',
    baseType: declaration.attributes.get('base-type') ?? '',
    correct: childrenNamed(declaration, 'correct-response').flatMap((correct) =>
      childrenNamed(correct, 'value').map(textOf),
    ),
    mapping: descendantsNamed(declaration, 'map-entry').map((entry) => ({
      key: entry.attributes.get('map-key') ?? '',
      value: value(entry),
      isCaseSensitive: entry.attributes.get('case-sensitive') === 'true',
    })),
    areas: descendantsNamed(declaration, 'area-map-entry').map((entry) => ({
      shape: entry.attributes.get('shape') ?? '',
      coords: entry.attributes.get('coords') ?? '',
      value: value(entry),
    })),
  };
}

/** What a marking of the whole answer is made of; anything else is a rule of the item's own. */
const plainRules = new Set(
  'response-condition response-if response-else match equal variable correct set-outcome-value base-value map-response map-response-point gt null is-null sum'.split(
    ' ',
  ),
);

export function readScoring(item: XmlElement, declaration: ResponseDeclaration): Scoring {
  const [processing] = childrenNamed(item, 'response-processing');
  const rules = processing === undefined ? [] : descendants(processing);
  const template = processing?.attributes.get('template') ?? '';
  const usesMapping =
    /map_response/i.test(template) ||
    rules.some(({ name }) => name === 'map-response' || name === 'map-response-point') ||
    (declaration.correct.length === 0 && declaration.mapping.length + declaration.areas.length > 0);
  const warnings: Warning[] = [];
  const own = rules.filter((rule) => !plainRules.has(rule.name) || comparesWithValue(rule));
  const isForeignTemplate =
    template !== '' && !/(?:match_correct|map_response|CC2_match)/i.test(template);
  if (own.length > 0 || isForeignTemplate) {
    const construct = isForeignTemplate ? template : namesOf(own);
    warnings.push({ code: 'CUSTOM_SCORING', construct });
  }
  const points = readPoints(item, declaration, usesMapping);
  if (points.isRounded) warnings.push({ code: 'POINTS_ROUNDED', construct: String(points.given) });
  return { usesMapping, tolerance: readTolerance(rules), points: points.value, warnings };
}

const comparesWithValue = ({ name, children }: XmlElement) =>
  (name === 'match' || name === 'equal') &&
  children.some((child) => typeof child !== 'string' && child.name === 'base-value');

export const namesOf = (elements: readonly XmlElement[]): string =>
  [...new Set(elements.map(({ name }) => name))].join(', ');

function readTolerance(rules: readonly XmlElement[]): Scoring['tolerance'] {
  const equal = rules.find(({ name }) => name === 'equal');
  const mode = equal?.attributes.get('tolerance-mode') ?? 'exact';
  if (equal === undefined || mode === 'exact') return null;
  const parts = (equal.attributes.get('tolerance') ?? '').trim().split(/\s+/).map(Number);
  const [down = Number.NaN, up = down] = parts;
  return { mode: mode === 'relative' ? 'relative' : 'absolute', down, up };
}

function readPoints(
  item: XmlElement,
  declaration: ResponseDeclaration,
  usesMapping: boolean,
): { value: number; given: number; isRounded: boolean } {
  const maximum = childrenNamed(item, 'outcome-declaration').find(
    ({ attributes }) => attributes.get('identifier') === 'MAXSCORE',
  );
  const [stated] = maximum === undefined ? [] : descendantsNamed(maximum, 'value');
  const given =
    stated !== undefined && Number.isFinite(Number(textOf(stated)))
      ? Number(textOf(stated))
      : usesMapping
        ? mappedMaximum(declaration)
        : 1;
  const value = Math.min(Math.max(Math.round(given), 1), MAX_POINTS);
  return { value, given, isRounded: value !== given };
}

function mappedMaximum({ cardinality, mapping, areas }: ResponseDeclaration): number {
  const gains = [...mapping, ...areas].map(({ value }) => value).filter((value) => value > 0);
  return cardinality === 'single'
    ? Math.max(...gains, 0)
    : gains.reduce((sum, value) => sum + value, 0);
}

/**
 * Whether the mapping gives some of the points for a part of the answer, or takes some away. Where one answer is
 * given, only unequal gains do.
 */
export function givesPartialPoints({ cardinality, mapping, areas }: ResponseDeclaration): boolean {
  const values = [...mapping, ...areas].map(({ value }) => value);
  const gains = values.filter((value) => value > 0);
  if (values.some((value) => value < 0)) return true;
  return cardinality === 'single' ? new Set(gains).size > 1 : gains.length > 1;
}
