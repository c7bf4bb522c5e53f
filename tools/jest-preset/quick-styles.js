/**
 * jsdom asks a selector engine whether each rule of each style sheet is for an element, once for every element whose
 * style is wanted: half of the time of a test that looks for roles on a large page. Browsers first look whether the
 * element has the class, id, attribute or name that a selector ends with, and so does this. What may match is still
 * asked.
 *
 * The function is a private one of jsdom, and has to be replaced before jsdom takes it.
 */
import { jsdomFile } from './jsdom-file.js';

/** By selector: for each alternative what its last part wants; null for what is not understood. */
export const known = new Map();

/**
 * @param {string} selector
 * @returns {null | { tag: string | null, id: string | null, classes: string[], attributes: string[], isAll: boolean }[]}
 * `isAll`: nothing else is wanted
 */
export function endsOf(selector) {
  const before = known.get(selector);
  if (before !== undefined) return before;
  const ends = withoutNarrowing(selector)?.split(',').map(endOf) ?? [null];
  const found = ends.includes(null) ? null : ends;
  known.set(selector, found);
  return found;
}

/**
 * Without quoted words, arguments, each of which leaves a `:`, and values of attributes, which leave `@name`: they only
 * narrow what a part is.
 */
function withoutNarrowing(selector) {
  if (selector.includes('\\')) return null;
  let text = selector.replaceAll(/"[^"]*"|'[^']*'/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replaceAll(/\[\s*([a-z][\w-]*)[^[\]()]*\]/gi, '@$1')
      .replaceAll(/\[[^[\]()]*\]|\([^[\]()]*\)/g, ':');
  }
  return text;
}

function endOf(alternative) {
  const last = alternative
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  const parts = /^(\*|[a-z][\w-]*)?([.#:@\w-]*)$/i.exec(last);
  if (parts === null) return null;
  const [, tag = '*', others] = parts;
  const named = others.match(/[.#@][\w-]+/g) ?? [];
  const those = (sign) => named.filter((part) => part[0] === sign).map((part) => part.slice(1));
  const [id = null] = those('#');
  const classes = those('.');
  const attributes = those('@');
  const isAll = alternative.trim() === `.${classes[0]}`;
  return { tag: tag === '*' ? null : tag.toLowerCase(), id, classes, attributes, isAll };
}

/** @returns {boolean | undefined} undefined: the engine is to be asked */
export function quickAnswer(ends, { tag, id, classes, hasAttribute }) {
  if (ends === null) return undefined;
  let isPossible = false;
  for (const end of ends) {
    if (
      (end.tag !== null && end.tag !== tag) ||
      (end.id !== null && end.id !== id) ||
      !end.classes.every((name) => classes.has(name)) ||
      !end.attributes.every(hasAttribute)
    ) {
      continue;
    }
    if (end.isAll) return true;
    isPossible = true;
  }
  return isPossible ? undefined : false;
}

function factsOf(element) {
  const text = element.getAttributeNS(null, 'class') ?? '';
  return {
    element,
    id: element.getAttributeNS(null, 'id'),
    tag: element.localName.toLowerCase(),
    classes: new Set(text.split(/[\t\n\f\r ]+/)),
    hasAttribute: (name) => element.hasAttribute(name),
    // Without a doctype classes are compared in another way.
    isUsual: element.ownerDocument.compatMode === 'CSS1Compat',
  };
}

/** Of the element whose rules are looked for: nothing changes it meanwhile. */
let current = null;

const selectors = jsdomFile('living/helpers/selectors.js');
if (selectors !== null) {
  const askEngine = selectors.matchesDontThrow;
  selectors.matchesDontThrow = (element, selector) => {
    // Fonts and keyframes.
    if (selector === undefined) return false;
    const facts = current?.element === element ? current : factsOf(element);
    if (!facts.isUsual) return askEngine(element, selector);
    return quickAnswer(endsOf(selector), facts) ?? askEngine(element, selector);
  };
  const rules = jsdomFile('living/helpers/style-rules.js');
  const declare = rules?.getDeclarationForElement;
  if (declare !== undefined) {
    rules.getDeclarationForElement = (element) => {
      const before = current;
      current = factsOf(element);
      try {
        return declare(element);
      } finally {
        current = before;
      }
    };
  }
}
