/**
 * jsdom asks a selector engine whether each rule of each style sheet is for an element, once for every element whose
 * style is wanted: half of the time of a test that looks for roles on a large page. Browsers first look whether the
 * element has the class, id or name that a selector ends with, and so does this. What may match is still asked.
 *
 * The function is a private one of jsdom, and has to be replaced before jsdom takes it.
 */
import { jsdomFile } from './jsdom-file.js';

/** By selector: for each alternative what its last part wants; null for what is not understood. */
export const known = new Map();

/**
 * @param {string} selector
 * @returns {null | { tag: string | null, id: string | null, classes: string[], isAll: boolean }[]} `isAll`: nothing
 * else is wanted
 */
export function endsOf(selector) {
  if (known.has(selector)) return known.get(selector);
  const ends = withoutNarrowing(selector)?.split(',').map(endOf) ?? [null];
  const found = ends.includes(null) ? null : ends;
  known.set(selector, found);
  return found;
}

/** Without quoted words, attributes and arguments, which only narrow what a part is; each leaves a `:`. */
function withoutNarrowing(selector) {
  if (selector.includes('\\')) return null;
  let text = selector.replaceAll(/"[^"]*"|'[^']*'/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/\[[^[\]()]*\]|\([^[\]()]*\)/g, ':');
  }
  return text;
}

function endOf(alternative) {
  const last = alternative
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  const parts = /^(\*|[a-z][\w-]*)?([.#:\w-]*)$/i.exec(last);
  if (parts === null) return null;
  const [, tag = '*', others] = parts;
  const named = others.match(/[.#][\w-]+/g) ?? [];
  const those = (sign) => named.filter((part) => part[0] === sign).map((part) => part.slice(1));
  const [id = null] = those('#');
  const classes = those('.');
  const isAll = alternative.trim() === `.${classes[0]}`;
  return { tag: tag === '*' ? null : tag.toLowerCase(), id, classes, isAll };
}

/** @returns {boolean | undefined} undefined: the engine is to be asked */
export function quickAnswer(ends, { tag, id, classes }) {
  if (ends === null) return undefined;
  const possible = ends.filter(
    (end) =>
      (end.tag === null || end.tag === tag) &&
      (end.id === null || end.id === id) &&
      end.classes.every((name) => classes.has(name)),
  );
  if (possible.length === 0) return false;
  return possible.some(({ isAll }) => isAll) || undefined;
}

const factsByElement = new WeakMap();

function factsOf(element) {
  const text = element.getAttributeNS(null, 'class') ?? '';
  const id = element.getAttributeNS(null, 'id');
  const before = factsByElement.get(element);
  if (before?.text === text && before.id === id) return before;
  const classes = new Set(text.split(/[\t\n\f\r ]+/));
  const facts = { text, id, tag: element.localName.toLowerCase(), classes };
  factsByElement.set(element, facts);
  return facts;
}

const selectors = jsdomFile('living/helpers/selectors.js');
if (selectors !== null) {
  const askEngine = selectors.matchesDontThrow;
  selectors.matchesDontThrow = (element, selector) => {
    // Fonts and keyframes.
    if (selector === undefined) return false;
    // Without a doctype classes are compared in another way.
    if (element.ownerDocument.compatMode !== 'CSS1Compat') return askEngine(element, selector);
    return quickAnswer(endsOf(selector), factsOf(element)) ?? askEngine(element, selector);
  };
}
