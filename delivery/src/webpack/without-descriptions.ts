import { parseSync } from '@swc/core';
import type { LoaderContext } from 'webpack';

type Span = { start: number; end: number };
type Node = { type?: string; span?: Span; [field: string]: unknown };
type Property = { key: Node & { span: Span }; value: Node };
type Cut = [from: number, to: number];

/**
 * Takes the descriptions out of the messages of a compiled source: they are for translators, and were sent to every
 * visitor. One without an Italian text keeps its own, by which the gate finds it.
 */
export function withoutDescriptions(source: string): string {
  if (!source.includes('defineMessages(')) return source;
  const bytes = Buffer.from(source);
  const cuts: Cut[] = [];
  visit(parseSync(source, { syntax: 'ecmascript', target: 'es2022' }).body, (node) => {
    const { callee, arguments: given } = node as {
      callee?: Node;
      arguments?: { expression: Node }[];
    };
    if (node.type !== 'CallExpression' || callee?.['value'] !== 'defineMessages') return;
    for (const { value } of propertiesOf(given?.[0]?.expression)) {
      const cut = descriptionIn(propertiesOf(value), bytes);
      if (cut !== null) cuts.push(cut);
    }
  });
  const kept: Buffer[] = [];
  let at = 0;
  for (const [from, to] of cuts) {
    kept.push(bytes.subarray(at, from));
    at = to;
  }
  return Buffer.concat([...kept, bytes.subarray(at)]).toString();
}

/** With the comma that goes with it; null where there is none, or no other text. */
function descriptionIn(properties: readonly Property[], bytes: Buffer): Cut | null {
  const named = (name: string) => properties.findIndex(({ key }) => key['value'] === name);
  const place = named('description');
  if (place === -1 || named('defaultMessage') === -1) return null;
  const own = properties[place];
  const [before, after] = [properties[place - 1], properties[place + 1]];
  if (own === undefined) return null;
  const { key } = own;
  // The parser counts bytes from 1. If another version should count otherwise, nothing may be cut.
  const said = bytes.subarray(key.span.start - 1, key.span.end - 1).toString();
  if (said !== 'description') throw new Error(`"${said}" stands where description was parsed`);
  if (after !== undefined) return [key.span.start - 1, after.key.span.start - 1];
  return [endOf(before) ?? key.span.start - 1, endOf(own) ?? key.span.end - 1];
}

const endOf = (property: Property | undefined): number | null =>
  property?.value.span === undefined ? null : property.value.span.end - 1;

function propertiesOf(node: Node | undefined): Property[] {
  if (node?.type !== 'ObjectExpression') return [];
  const properties = node['properties'] as (Partial<Property> & Node)[];
  const plain = properties.filter(({ type }) => type === 'KeyValueProperty') as Property[];
  // What is spread has no place that could be cut up to.
  return plain.length === properties.length ? plain : [];
}

function visit(node: unknown, look: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, look);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  look(node as Node);
  for (const value of Object.values(node)) visit(value, look);
}

/** For webpack, after the compiler of sources. */
export default function loader(this: LoaderContext<object>, source: string): string {
  return withoutDescriptions(source);
}
