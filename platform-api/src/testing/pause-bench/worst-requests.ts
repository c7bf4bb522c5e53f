import type { JsonSchema, Operation } from '../../contract/bad-requests.ts';

export type WorstRequest = {
  name: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
};

/** A body may have 400 kB; what is larger is refused by its length. */
const BODY_CHARACTERS = 380_000;
/** Node takes 16 kB of headers, the address among them. */
const HEADER_CHARACTERS = 14_000;

/** Texts at which a pattern with a repetition inside a repetition starts again at every character. */
const texts: Record<string, (length: number) => string> = {
  letters: (length) => 'a'.repeat(length),
  spaces: (length) => `x${' '.repeat(length - 2)}x`,
  'ends of lines': (length) => '\n'.repeat(length),
  addresses: (length) => `a@${'a-'.repeat(length / 2 - 1)}`,
  dots: (length) => 'a.'.repeat(length / 2),
  tokens: (length) => 'eyJ'.repeat(length / 3),
  brackets: (length) => '<'.repeat(length),
  commas: (length) => `, `.repeat(length / 2),
  digits: (length) => '0'.repeat(length),
  percent: (length) => '%'.repeat(length),
  slashes: (length) => '/'.repeat(length),
  parameters: (length) => '?code='.repeat(length / 6),
  surrogates: (length) => '𝒳'.repeat(length / 2),
};

const json = { 'content-type': 'application/json' };

/** The largest and slowest that one operation can be sent: bodies, queries, path and headers. */
export function worstRequests(operation: Operation): WorstRequest[] {
  const path = operation.path.replace(/\{\w+\}/g, '1');
  const plain = { path, headers: {}, body: null };
  const requests: WorstRequest[] = [];
  for (const [name, make] of Object.entries(texts)) {
    const value = encodeURIComponent(make(1000)).slice(0, 8000).replace(/%.?$/, '');
    const queries = operation.parameters.filter(({ in: place }) => place === 'query');
    if (queries.length > 0) {
      const query = queries.map((parameter) => `${parameter.name}=${value}`).join('&');
      const address = `${path}?${query}`.slice(0, HEADER_CHARACTERS);
      requests.push({ ...plain, name: `query of ${name}`, path: address });
    }
    const header = make(HEADER_CHARACTERS - 1000).replace(/[^\x20-\x7e]/g, ' ');
    requests.push({ ...plain, name: `cookie of ${name}`, headers: { cookie: header } });
    requests.push({
      ...plain,
      name: `headers of ${name}`,
      headers: {
        authorization: `Bearer ${header.slice(0, 3000)}`,
        'accept-language': header.slice(0, 3000),
        'user-agent': header.slice(0, 3000),
        dpop: header.slice(0, 3000),
      },
    });
  }
  if (operation.method === 'GET') return requests;
  for (const { name, body } of worstBodies(operation.body)) {
    requests.push({ name, path, headers: json, body });
  }
  const form = texts['letters']?.(60_000) ?? '';
  requests.push({
    name: 'a form',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `state=${form}&vp_token=${encodeURIComponent(JSON.stringify({ a: [`${'eyJ.'.repeat(200)}~`.repeat(30)] }))}`,
  });
  return requests;
}

function worstBodies(schema: JsonSchema | null): { name: string; body: string }[] {
  const bodies: { name: string; body: string }[] = [
    { name: '1 MB', body: JSON.stringify({ a: 'x'.repeat(1_000_000) }) },
    { name: 'lists in lists', body: '['.repeat(190_000) + ']'.repeat(190_000) },
    { name: 'a list of zeros', body: `[${'0,'.repeat(190_000)}0]` },
    { name: 'a list of objects', body: `[${'{},'.repeat(120_000)}{}]` },
    {
      name: 'unknown names',
      body: `{${Array.from({ length: 40_000 }, (_, at) => `"${at}":0`).join(',')}}`,
    },
  ];
  if (schema === null) return bodies;
  const fields = countTexts(schema);
  for (const [name, make] of Object.entries(texts)) {
    if (fields === 0) break;
    const value = make(Math.floor(BODY_CHARACTERS / fields / JSON.stringify(make(60)).length) * 60);
    const body = JSON.stringify(filled(schema, value, []));
    bodies.push({ name: `fields of ${name}`, body });
  }
  for (const [name, item] of [
    ['zeros', '0'],
    ['texts', '""'],
    ['objects', '{}'],
    ['lists', '[]'],
  ] as const) {
    // Only where the shape has a list does this reach further than the first check.
    const marker = '@list@';
    const body = JSON.stringify(filled(schema, 'x', marker));
    const places = body.split(`"${marker}"`).length - 1;
    if (places === 0) break;
    const length = Math.floor(BODY_CHARACTERS / places / (item.length + 1));
    const list = `[${`${item},`.repeat(length)}${item}]`;
    bodies.push({ name: `lists of ${name}`, body: body.replaceAll(`"${marker}"`, list) });
  }
  return bodies;
}

const kindOf = (schema: JsonSchema) => [schema.type].flat()[0];

function countTexts(schema: JsonSchema, depth = 0): number {
  if (depth > 6) return 0;
  const [option] = schema.anyOf ?? [];
  if (option !== undefined) return countTexts(option, depth + 1);
  if (kindOf(schema) === 'array') return countTexts(schema.items ?? {}, depth + 1);
  if (kindOf(schema) !== 'object') return kindOf(schema) === 'string' ? 1 : 0;
  return Object.values(schema.properties ?? {}).reduce(
    (sum, property) => sum + countTexts(property, depth + 1),
    0,
  );
}

/** A value of the shape with the same text everywhere; lists have one item, or are `list` where one is given. */
function filled(schema: JsonSchema, text: string, list: unknown, depth = 0): unknown {
  const [option] = schema.anyOf ?? [];
  if (depth > 6) return null;
  if (option !== undefined) return filled(option, text, list, depth + 1);
  switch (kindOf(schema)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [
          name,
          filled(property, text, list, depth + 1),
        ]),
      );
    case 'array':
      return typeof list === 'string' ? list : [filled(schema.items ?? {}, text, list, depth + 1)];
    case 'string':
      return text;
    case 'boolean':
      return true;
    default:
      return 1;
  }
}
