import { sha256, toHex } from 'contracts/transparency-log';
import { contextLists } from './contexts.ts';
import { isObject, listOf, type JsonObject } from './reading.ts';

const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

/**
 * The canonical statements (JSON-LD 1.1, RDFC-1.0) of a document as ours are: plain words of the contexts that this
 * host signs with, without a context, a list or a language of its own. Byte for byte those of `jsonld` and
 * `rdf-canonize` in safe mode, at a twentieth of their work and code.
 *
 * @returns null for everything that is not as plain as that: the libraries decide what it says, and whether it says
 * anything.
 */
export async function plainStatements({
  '@context': contexts,
  ...document
}: JsonObject): Promise<string | null> {
  const root = rootOf(contexts);
  if (root === null) return null;
  try {
    // Of what only has a name nothing is said.
    if (Object.keys(document).every((word) => word === 'id')) return null;
    const made: Made = { quads: new Map(), blanks: 0 };
    readNode({ scope: root, outside: null }, document, made);
    return await canonical(made);
  } catch {
    // Unusual, or deeper than a browser goes.
    return null;
  }
}

/** What only the libraries read. */
class Unusual extends Error {}

/** An address or a literal as it stands in a statement; a number: a node without a name. */
type Part = string | number;
type Quad = readonly [subject: Part, predicate: string, object: Part];
/** Each statement once. */
type Made = { quads: Map<string, Quad>; blanks: number };

/** What a word means. */
type Term = {
  iri: string;
  type: string | null;
  /** Says nothing, but makes a word another one. */
  isSet: boolean;
  inner: JsonObject | null;
  isProtected: boolean;
};

/** A context over those that it adds to. Words are read when they are first used. */
type Scope = {
  words: JsonObject;
  outer: Scope | null;
  terms: Map<string, Term | null>;
  within: Map<JsonObject, Scope>;
};

/** The words in force, and those that are in force again in the next object: types speak for their own object alone. */
type Active = { scope: Scope; outside: Active | null };

const roots = new Map<string, Scope | null>();

function rootOf(contexts: unknown): Scope | null {
  const key = JSON.stringify(contexts);
  const known = roots.get(key);
  if (known !== undefined) return known;
  const documents = contextLists.find(({ urls }) => JSON.stringify(urls) === key)?.documents ?? [];
  let root: Scope | null = null;
  for (const document of documents) {
    const words = isObject(document) ? document['@context'] : null;
    if (!isObject(words)) return null;
    root = scopeOf(words, root);
  }
  if (root !== null) roots.set(key, root);
  return root;
}

const scopeOf = (words: JsonObject, outer: Scope | null): Scope => ({
  words,
  outer,
  terms: new Map(),
  within: new Map(),
});

/** The context of a type or of a property, over those in force. */
function inner(scope: Scope, words: JsonObject, { mayRedefine }: { mayRedefine: boolean }): Scope {
  const known = scope.within.get(words);
  if (known !== undefined) return known;
  const made = scopeOf(words, scope);
  for (const [word, meaning] of Object.entries(words)) {
    if (word.startsWith('@')) {
      if (word !== '@protected' || meaning !== true) throw new Unusual();
    } else if (!mayRedefine && termOf(scope, word)?.isProtected === true) {
      refuseOther(termOf(scope, word), termOf(made, word));
    }
  }
  scope.within.set(words, made);
  return made;
}

/** A protected word is defined again only as what it is. */
function refuseOther(before: Term | null, now: Term | null): void {
  const isSame =
    now !== null &&
    before !== null &&
    now.iri === before.iri &&
    now.type === before.type &&
    now.isSet === before.isSet &&
    now.inner === null &&
    before.inner === null;
  if (!isSame) throw new Unusual();
}

function termOf(scope: Scope, word: string): Term | null {
  let term = scope.terms.get(word);
  if (term === undefined) {
    term = Object.hasOwn(scope.words, word)
      ? defined(scope, scope.words[word])
      : scope.outer && termOf(scope.outer, word);
    scope.terms.set(word, term);
  }
  return term;
}

function defined(scope: Scope, meaning: unknown): Term {
  const isProtected = scope.words['@protected'] === true;
  if (typeof meaning === 'string') {
    return { iri: wordIri(scope, meaning), type: null, isSet: false, inner: null, isProtected };
  }
  if (!isObject(meaning)) throw new Unusual();
  const { '@id': id, '@type': type, '@container': container, '@context': words, ...more } = meaning;
  const isPlain =
    typeof id === 'string' &&
    (type === undefined || typeof type === 'string') &&
    (container === undefined || container === '@set') &&
    (words === undefined || isObject(words)) &&
    Object.keys(more).length === 0;
  if (!isPlain) throw new Unusual();
  return {
    iri: wordIri(scope, id),
    type: type === undefined ? null : typeOf(scope, type),
    isSet: container === '@set',
    inner: words ?? null,
    isProtected,
  };
}

function typeOf(scope: Scope, type: string): string {
  // Values of these are written anew.
  if (/^@json$|#(double|string|langString)$/u.test(type)) throw new Unusual();
  return isReference(type) ? type : iri(scope, type);
}

const isReference = (type: string | null) => type === '@id' || type === '@vocab';

/** What a word of a context or a type leads to. */
function wordIri(scope: Scope, word: string): string {
  if (word === '@id' || word === '@type') return word;
  return termOf(scope, word)?.iri ?? iri(scope, word);
}

const ABSOLUTE = /^([A-Za-z][A-Za-z\d+.-]*):[^\s<>"{}|^`\\]*$/u;

/**
 * Half of a letter, or a sign that is none (`\p{Surrogate}`, `\p{Cc}`): the ranges themselves, for which the engine
 * looks up no tables.
 */
const UNWRITTEN = /[^\u0020-\u007e\u00a0-\ud7ff\ue000-\u{10ffff}]/u;

/** An address that is whole as it is written; a word before the colon that the contexts know would make it another. */
function iri(scope: Scope, text: string): string {
  const scheme = ABSOLUTE.exec(text)?.[1];
  const isWhole = scheme !== undefined && !UNWRITTEN.test(text);
  if (!isWhole || termOf(scope, scheme) !== null) throw new Unusual();
  return text;
}

function readNode(active: Active, node: JsonObject, made: Made): Part {
  const { scope: base } = active;
  const { id, type, ...properties } = node;
  const types = listOf(type).filter((name) => typeof name === 'string');
  if (types.length < listOf(type).length) throw new Unusual();
  let { scope } = active;
  for (const name of types.toSorted()) {
    const words = termOf(base, name)?.inner;
    if (words) scope = inner(scope, words, { mayRedefine: false });
  }
  // From here on the words are those of the types; the next object has them no more.
  const within: Active = scope === base ? active : { scope, outside: active.outside ?? active };
  if (termOf(scope, 'id')?.iri !== '@id' || termOf(scope, 'type')?.iri !== '@type') {
    throw new Unusual();
  }
  const subject = subjectOf(scope, id, made);
  if (Object.keys(node).length === 0) throw new Unusual();
  if (type !== undefined && types.length === 0) throw new Unusual();
  for (const name of types) {
    const address = wordIri(base, name);
    if (address.startsWith('@')) throw new Unusual();
    say(made, [subject, RDF_TYPE, `<${address}>`]);
  }
  for (const [name, value] of Object.entries(properties)) {
    const term = termOf(scope, name);
    if (term === null || term.iri.startsWith('@')) throw new Unusual();
    if (Array.isArray(value) && value.length === 0) throw new Unusual();
    for (const one of Array.isArray(value) ? value : [value]) {
      say(made, [subject, term.iri, objectOf(within, term, one, made)]);
    }
  }
  return subject;
}

const say = ({ quads }: Made, quad: Quad) => void quads.set(quad.join(' '), quad);

function subjectOf(scope: Scope, id: unknown, made: Made): Part {
  if (id === undefined) return made.blanks++;
  if (typeof id !== 'string') throw new Unusual();
  return `<${iri(scope, id)}>`;
}

function objectOf(active: Active, term: Term, value: unknown, made: Made): Part {
  if (isObject(value)) {
    // A mere name is read by the words in force, everything else without those of the types.
    const isName = Object.keys(value).every((word) => word === 'id');
    const { scope, outside } = isName ? active : (active.outside ?? active);
    return readNode({ scope: ofProperty(scope, term), outside }, value, made);
  }
  const native = nativeType(value);
  if (native !== null && !isReference(term.type))
    return `"${String(value)}"^^<${term.type ?? native}>`;
  if (typeof value !== 'string') throw new Unusual();
  if (term.type === '@id') return `<${iri(active.scope, value)}>`;
  if (term.type === '@vocab') {
    const address = wordIri(ofProperty(active.scope, term), value);
    if (address.startsWith('@')) throw new Unusual();
    return `<${address}>`;
  }
  const literal = `"${escaped(value)}"`;
  return term.type === null ? literal : `${literal}^^<${term.type}>`;
}

const XSD = 'http://www.w3.org/2001/XMLSchema#';

/** Of what is written as JSON writes it; other numbers have a form of their own in statements. */
function nativeType(value: unknown): string | null {
  if (typeof value === 'boolean') return `${XSD}boolean`;
  return Number.isSafeInteger(value) && Number(value) > 0 ? `${XSD}integer` : null;
}

const ofProperty = (scope: Scope, { inner: words }: Term) =>
  words === null ? scope : inner(scope, words, { mayRedefine: true });

const ESCAPES: Record<string, string> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function escaped(text: string): string {
  const written = text.replaceAll(/["\\\n\r\t]/gu, (sign) => ESCAPES[sign] ?? sign);
  if (UNWRITTEN.test(written)) throw new Unusual();
  return written;
}

/** RDFC-1.0 where the first hash tells every node without a name from the others. */
async function canonical({ quads: said, blanks }: Made): Promise<string> {
  const quads = [...said.values()];
  const firsts = await Promise.all(
    Array.from({ length: blanks }, async (_, blank) => {
      const own = quads.filter(([subject, , object]) => subject === blank || object === blank);
      const text = lines(own, (other) => (other === blank ? '_:a' : '_:z'));
      return toHex(await sha256(new TextEncoder().encode(text)));
    }),
  );
  const hashes = new Map(firsts.map((hash, blank) => [hash, blank]));
  if (hashes.size < blanks) throw new Unusual();
  const sorted = [...hashes.keys()].toSorted().map((hash) => hashes.get(hash));
  const names = new Map(sorted.map((blank, index) => [blank, `_:c14n${index}`]));
  return lines(quads, (blank) => names.get(blank) ?? '');
}

/** In order. */
function lines(quads: readonly Quad[], nameOf: (blank: number) => string): string {
  const written = (part: Part) => (typeof part === 'number' ? nameOf(part) : part);
  return quads
    .map(
      ([subject, predicate, object]) => `${written(subject)} <${predicate}> ${written(object)} .\n`,
    )
    .toSorted()
    .join('');
}
