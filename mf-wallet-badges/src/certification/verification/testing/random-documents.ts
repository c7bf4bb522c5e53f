import { seeded } from 'shared-ui/picture';
import { contextLists } from '../contexts.ts';
import { isObject, listOf, type JsonObject } from '../reading.ts';
import { credentialOf, facts } from './host.ts';

/** Every type of the contexts with the words that it brings. */
const types: [string, string[]][] = contextLists
  .at(-1)!
  .documents.flatMap((document) =>
    Object.entries(Object(isObject(document) && document['@context'])),
  )
  .filter(([name]) => /^[A-Z1]/u.test(name))
  .map(([name, meaning]) => [
    name,
    Object.keys(Object(isObject(meaning) && meaning['@context'])).filter(
      (word) => !/^@|^(id|type)$/u.test(word),
    ),
  ]);

const values: unknown[] = [
  'a',
  'Perché «no»? "sì" \\ \n\t\r',
  'https://example.org/a#b',
  'http://example.org/à?b=c:d',
  'urn:a:b',
  'did:web:example.org',
  '2026-01-01T00:00:00Z',
  '1.50',
  true,
  300_000,
  'assertionMethod',
  'name:a',
  'a b:c',
  '',
  false,
  0,
  -1,
  1.5,
  1e21,
  null,
  '𝄞',
  '\uDC00',
  '\u007F',
  '@id',
];

const PLAIN = values.indexOf('name:a');

/** Documents in the contexts of ours: such as nobody writes, and ours with something changed, moved or put twice. */
export function randomDocuments(count: number, seed: number): JsonObject[] {
  const next = seeded(String(seed));
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const common = ['name', 'description', 'mediaType', 'digestSRI'];

  const value = (depth: number): unknown => {
    const kind = next();
    if (depth > 0 && kind < 0.35) return node(depth - 1);
    if (kind < 0.45) return Array.from({ length: Math.ceil(next() * 3) }, () => value(depth - 1));
    // Most are plain, or hardly any document would be.
    return next() < 0.93 ? one(values.slice(0, PLAIN)) : one(values);
  };

  function node(depth: number): JsonObject {
    const chosen = [one(types), ...(next() < 0.3 ? [one(types)] : [])];
    const words = [...common, ...chosen.flatMap(([, own]) => own)];
    const made: JsonObject = { type: chosen.map(([name]) => name) };
    if (next() < 0.5) made['id'] = one(['urn:a', 'urn:b', 'https://example.org/c']);
    if (next() < 0.1) delete made['type'];
    const length = 1 + next() * 4;
    for (let index = 0; index < length; index += 1) made[one(words)] = value(depth);
    if (next() < 0.02) made[one(one(types)[1]) ?? 'a'] = value(depth);
    return made;
  }

  /** Ours, with the parts of one place put elsewhere. */
  function changed(): JsonObject {
    const document = structuredClone(credentialOf(facts));
    const nodes: JsonObject[] = [];
    const collect = (part: unknown): void => {
      for (const item of listOf(part)) {
        if (!isObject(item)) continue;
        nodes.push(item);
        for (const [word, inner] of Object.entries(item)) if (word !== '@context') collect(inner);
      }
    };
    collect(document);
    const [from, to] = [one(nodes), one(nodes)];
    const word = one(Object.keys(from).filter((key) => key !== '@context'));
    const kind = next();
    if (kind < 0.3) to[word] = structuredClone(from[word]);
    else if (kind < 0.5) delete from[word];
    else if (kind < 0.7) from[word] = value(1);
    else if (kind < 0.85) to['type'] = [...listOf(to['type']), one(types)[0]];
    else from[word] = [...listOf(from[word]), ...listOf(structuredClone(to[word] ?? from[word]))];
    return document;
  }

  return Array.from({ length: count }, () =>
    next() < 0.5 ? changed() : { '@context': one(contextLists).urls, ...node(3) },
  );
}
