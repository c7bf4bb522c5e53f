import sax from 'sax';

export type XmlElement = {
  /** Without prefix and `qti-`, in words with hyphens: QTI 2 and 3 then have the same names. */
  name: string;
  namespace: string;
  /** By name, in words with hyphens; one with a prefix keeps it. */
  attributes: ReadonlyMap<string, string>;
  children: (XmlElement | string)[];
};

export type XmlFault = 'XML_INVALID' | 'DTD_REFUSED' | 'TOO_LARGE';

export class XmlError extends Error {
  readonly fault: XmlFault;

  constructor(fault: XmlFault, message: string) {
    super(message);
    this.name = 'XmlError';
    this.fault = fault;
  }
}

const MAX_XML_BYTES = 1_000_000;
const MAX_DEPTH = 60;
const MAX_ELEMENTS = 50_000;

/**
 * Parses one XML file into a tree. A document type is refused, so that no entity of the file's own exists;
 * nothing outside of the bytes is read.
 * @throws XmlError
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  if (bytes.length > MAX_XML_BYTES) throw new XmlError('TOO_LARGE', 'the file is too long');
  // A parser turns every end of line into one character (XML 2.11); sax leaves that to its caller.
  const text = decode(bytes).replaceAll(/\r\n?/g, '\n');
  const parser = sax.parser(true, { xmlns: true, position: false });
  const top: XmlElement = { name: '', namespace: '', attributes: new Map(), children: [] };
  const open: XmlElement[] = [top];
  let elements = 0;
  const append = (child: XmlElement | string) => void open.at(-1)?.children.push(child);

  const handlers: Partial<sax.SAXParser> = {
    onerror: (error) => {
      throw new XmlError('XML_INVALID', error.message);
    },
    ondoctype: () => {
      throw new XmlError('DTD_REFUSED', 'a document type');
    },
    onopentag: (tag) => {
      elements += 1;
      if (open.length > MAX_DEPTH || elements > MAX_ELEMENTS) {
        throw new XmlError('TOO_LARGE', 'too deep, or too many elements');
      }
      const element = elementOf(tag as sax.QualifiedTag);
      append(element);
      open.push(element);
    },
    onclosetag: () => void open.pop(),
    ontext: append,
    oncdata: append,
  };
  Object.assign(parser, handlers);
  parser.write(text).close();

  const [root] = elementsIn(top);
  if (root === undefined) throw new XmlError('XML_INVALID', 'no element');
  return root;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new XmlError('XML_INVALID', `not ${encoding}`);
  }
}

function elementOf({ local, uri, attributes }: sax.QualifiedTag): XmlElement {
  return {
    name: hyphened(local),
    namespace: uri,
    attributes: new Map(
      Object.values(attributes).map(({ prefix, local: name, value }) => [
        prefix === '' ? hyphened(name) : `${prefix}:${name}`,
        value,
      ]),
    ),
    children: [],
  };
}

/** `qti-choice-interaction` and `choiceInteraction` are both `choice-interaction`. */
const hyphened = (name: string) =>
  name
    .replace(/^qti-/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase();

export const elementsIn = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  elementsIn(element).filter((child) => child.name === name);

/** All below an element, in the order of the file. */
export const descendants = (element: XmlElement): XmlElement[] =>
  elementsIn(element).flatMap((child) => [child, ...descendants(child)]);

export const descendantsNamed = (element: XmlElement, name: string): XmlElement[] =>
  descendants(element).filter((child) => child.name === name);

/** All text below an element, without what surrounds it. */
export const textOf = (element: XmlElement): string => rawTextOf(element).trim();

export const rawTextOf = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : rawTextOf(child))).join('');

// What XML 1.0 has no way to say, not even as a reference.
// oxlint-disable-next-line no-control-regex
const inexpressible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** For text and attributes. What XML cannot hold becomes U+FFFD. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(inexpressible, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');

/** In an attribute a reader turns white space into spaces, unless it comes as references. */
export const escapeAttribute = (text: string): string =>
  escapeXml(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
