import { UnreadablePicture } from './unreadable-picture.ts';

/** A piece of a document; texts are those of text and CDATA, comments and instructions are left out. */
export type Token =
  | {
      kind: 'open';
      name: string;
      attributes: ReadonlyMap<string, string>;
      isEmpty: boolean;
      start: number;
      end: number;
    }
  | { kind: 'close'; name: string; start: number; end: number }
  | { kind: 'text'; text: string; start: number; end: number };

const NAME = '[A-Za-z_][\\w:.-]*';
const opening = new RegExp(
  `<(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`,
  'y',
);
const closing = new RegExp(`</(${NAME})\\s*>`, 'y');
const attribute = new RegExp(`(${NAME})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'g');

/** What is left out, and what is text, by how it begins and ends. */
const sections = [
  { begin: '<!--', end: '-->', isText: false },
  { begin: '<![CDATA[', end: ']]>', isText: true },
  { begin: '<?xml ', end: '?>', isText: false },
] as const;

/**
 * The tokens of an XML document. Declarations of types are refused, because they can make a small text fill
 * the memory or name other files, and so are instructions, which can load a style.
 */
export function tokensOf(xml: string): Token[] {
  const tokens: Token[] = [];
  const names: string[] = [];
  let at = xml.startsWith('\uFEFF') ? 1 : 0;
  while (at < xml.length) {
    const token = tokenAt(xml, at);
    if (token.kind === 'open' && !token.isEmpty) names.push(token.name);
    if (token.kind === 'close' && names.pop() !== token.name) {
      throw new UnreadablePicture('an end without its beginning');
    }
    tokens.push(token);
    at = token.end;
  }
  if (names.length > 0) throw new UnreadablePicture('a beginning without its end');
  return tokens;
}

function tokenAt(xml: string, start: number): Token {
  if (xml[start] !== '<') {
    const next = xml.indexOf('<', start);
    const end = next < 0 ? xml.length : next;
    return { kind: 'text', text: decoded(xml.slice(start, end)), start, end };
  }
  for (const { begin, end, isText } of sections) {
    if (!xml.startsWith(begin, start)) continue;
    const until = xml.indexOf(end, start + begin.length);
    if (until < 0) throw new UnreadablePicture('a section without its end');
    const text = isText ? xml.slice(start + begin.length, until) : '';
    return { kind: 'text', text, start, end: until + end.length };
  }
  closing.lastIndex = start;
  const close = closing.exec(xml);
  if (close) return { kind: 'close', name: close[1] ?? '', start, end: closing.lastIndex };
  opening.lastIndex = start;
  const open = opening.exec(xml);
  if (open === null) throw new UnreadablePicture('not a tag');
  return {
    kind: 'open',
    name: open[1] ?? '',
    attributes: attributesOf(open[2] ?? ''),
    isEmpty: open[3] === '/',
    start,
    end: opening.lastIndex,
  };
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const all = [...text.matchAll(attribute)].map(
    ([, name = '', double, single]): [string, string] => [name, decoded(double ?? single ?? '')],
  );
  const attributes = new Map(all);
  if (attributes.size < all.length) throw new UnreadablePicture('an attribute twice');
  return attributes;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,31}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? refused(whole);
    const point = Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : refused(whole);
  });

function refused(entity: string): never {
  throw new UnreadablePicture(`an entity that nobody declared: ${entity}`);
}
