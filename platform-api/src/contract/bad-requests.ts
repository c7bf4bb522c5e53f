import fc from 'fast-check';
import type { InjectOptions } from 'fastify';

export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  $ref?: string;
};

export type Operation = {
  method: string;
  /** As in the document: `/api/Courses/{id}`. */
  path: string;
  parameters: { name: string; in: string }[];
  body: JsonSchema | null;
  /** Answers of success come in the wrapped form; documents of other standards and files do not. */
  isWrapped: boolean;
};

type Document = {
  paths: Record<string, Record<string, OperationObject>>;
  components?: { schemas?: Record<string, JsonSchema> };
};
type OperationObject = {
  parameters?: { name: string; in: string }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
};
type Content = { content?: Record<string, { schema?: JsonSchema }> };

/** The operations of an OpenAPI document, bodies with their references resolved. */
export function operationsOf(document: unknown): Operation[] {
  const { paths, components } = document as Document;
  const resolve = (schema: JsonSchema | undefined): JsonSchema | null => {
    if (schema === undefined) return null;
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : (components?.schemas?.[name] ?? schema);
  };
  /** As deep as any body of the contract goes; a shape that contains itself ends there. */
  const resolveAll = (schema: JsonSchema, depth = 0): JsonSchema => {
    const own = resolve(schema) ?? schema;
    if (depth > 8) return own;
    const inner = (other: JsonSchema) => resolveAll(other, depth + 1);
    return {
      ...own,
      ...(own.items === undefined ? {} : { items: inner(own.items) }),
      ...(own.anyOf === undefined ? {} : { anyOf: own.anyOf.map(inner) }),
      ...(own.properties === undefined
        ? {}
        : {
            properties: Object.fromEntries(
              Object.entries(own.properties).map(([name, property]) => [name, inner(property)]),
            ),
          }),
    };
  };
  const bodyOf = (operation: OperationObject): JsonSchema | null => {
    const body = resolve(operation.requestBody?.content?.['application/json']?.schema);
    return body === null ? null : resolveAll(body);
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: bodyOf(operation),
      isWrapped:
        resolve(operation.responses?.['200']?.content?.['application/json']?.schema)?.properties?.[
          'correlationId'
        ] !== undefined,
    })),
  );
}

/** Text that has broken servers before. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '%00',
    '\ud800',
    '../../../etc/passwd',
    "'; drop table account; --",
    '%',
    '_',
    '\\',
    '{"$gt":""}',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-0',
    '1e400',
    '9'.repeat(400),
    'x'.repeat(10_000),
    '𝒳'.repeat(300),
    '0000-00-00',
    '2026-02-30',
    '999999-01-01T00:00:00Z',
  ),
  fc.string({ maxLength: 60, unit: 'binary' }),
);

const nastyNumber = fc.oneof(
  fc.constantFrom(
    0,
    -1,
    1,
    0.1,
    1e15,
    Number.MAX_SAFE_INTEGER,
    2 ** 31,
    2 ** 63,
    -(2 ** 63),
    1e308,
    Number.MIN_VALUE,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { depthSize: 'small' },
  nastyText,
  nastyNumber,
  fc.constantFrom(null, true, false, [], {}),
  fc.array(fc.oneof(nastyText, nastyNumber), { maxLength: 5 }),
  fc.dictionary(nastyText, fc.oneof(nastyText, nastyNumber), { maxKeys: 4 }),
);

/** A value of the schema's form with nasty parts: gets past the first checks more often than pure noise. */
function nearlyRight(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  if (depth > 4) return nastyValue;
  const [option] = schema.anyOf ?? [];
  if (option !== undefined) return nearlyRight(option, depth + 1);
  if (schema.enum !== undefined) return fc.oneof(fc.constantFrom(...schema.enum), nastyValue);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [
            name,
            fc.oneof(
              { weight: 3, arbitrary: nearlyRight(property, depth + 1) },
              { weight: 1, arbitrary: nastyValue },
            ),
          ]),
        ),
        { requiredKeys: [] },
      );
    case 'array':
      return fc.array(nearlyRight(schema.items ?? {}, depth + 1), { maxLength: 4 });
    case 'integer':
    case 'number':
      return nastyNumber;
    case 'string':
      return nastyText;
    case 'boolean':
      return fc.oneof(fc.boolean(), nastyValue);
    default:
      return nastyValue;
  }
}

const malformedBodies = fc.constantFrom<Sent>(
  { payload: '{"a":', headers: { 'content-type': 'application/json' } },
  { payload: '', headers: { 'content-type': 'application/json' } },
  { payload: 'null', headers: { 'content-type': 'application/json' } },
  { payload: '[[[[[[', headers: { 'content-type': 'application/json' } },
  { payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
  { payload: '\ufeff{}', headers: { 'content-type': 'application/json; charset=utf-16' } },
  { payload: 'a=1&b=2', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { payload: '<a/>', headers: { 'content-type': 'application/xml' } },
  { payload: '--x\r\n', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  { payload: '{}', headers: { 'content-type': 'nonsense' } },
  { payload: '{}', headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' } },
  {
    payload: JSON.stringify({ a: 'x'.repeat(500_000) }),
    headers: { 'content-type': 'application/json' },
  },
  {
    payload: `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    headers: { 'content-type': 'application/json' },
  },
);

const headerNoise = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  { 'accept-language': 'x'.repeat(2000) },
  { 'x-correlation-id': "'; drop" },
  { 'idempotency-key': '\u00ff'.repeat(50) },
  { 'idempotency-key': 'k'.repeat(3000) },
  { dpop: 'a.b.c' },
  { cookie: 'wb-login=%00; a' },
  { range: 'bytes=9-1' },
  { 'if-none-match': '"' },
);

const encode = (text: string) => {
  try {
    return encodeURIComponent(text);
  } catch {
    // A lone surrogate has no UTF-8; sent as the byte that no text begins with.
    return '%ff';
  }
};

/** A request to an operation that is wrong in one way or several. */
export function badRequest(operation: Operation): fc.Arbitrary<BadRequest> {
  const queryNames = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name);
  const goodId = fc.constantFrom('1', '2', '5', '6a3185c7-6ad3-433f-9030-3458544ffb96');
  const place = fc.oneof(goodId, nastyText);
  const pathNames = [...operation.path.matchAll(/\{(\w+|\*)\}/g)].map(([, name]) => name ?? '');
  const body =
    operation.method === 'GET'
      ? fc.constant<Sent>({})
      : fc.oneof(
          { weight: 3, arbitrary: asJson(nearlyRight(operation.body ?? {})) },
          { weight: 1, arbitrary: asJson(nastyValue) },
          { weight: 1, arbitrary: malformedBodies },
        );
  return fc
    .record({
      places: fc.tuple(...pathNames.map(() => place)),
      query: fc.dictionary(
        queryNames.length === 0 ? nastyText : fc.oneof(fc.constantFrom(...queryNames), nastyText),
        fc.oneof(nastyText, goodId),
        { maxKeys: 5 },
      ),
      body,
      headers: headerNoise,
    })
    .map(({ places, query, body: sent, headers }) => {
      let place = 0;
      const path = operation.path.replace(
        /\{(?:\w+|\*)\}/g,
        () => encode(places[place++] ?? '1') || '%20',
      );
      const search = Object.entries(query).map(
        ([name, value]) => `${encode(name)}=${encode(value)}`,
      );
      return {
        method: operation.method as 'GET',
        url: search.length === 0 ? path : `${path}?${search.join('&')}`,
        ...sent,
        headers: { ...headers, ...sent.headers },
      };
    });
}

/** What is sent, in the form that the server's own test client takes. */
export type BadRequest = Sent & { method: NonNullable<InjectOptions['method']>; url: string };

type Sent = { payload?: string; headers?: Record<string, string> };

const asJson = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Sent> =>
  value.map((sent) => ({
    payload: JSON.stringify(sent) ?? 'null',
    headers: { 'content-type': 'application/json' },
  }));

/** A body of the right form in which one text has a NUL byte or half a character in it (PostgreSQL takes neither). */
export function poisonedBody(operation: Operation): fc.Arbitrary<Sent> {
  return asJson(
    fc.record(
      Object.fromEntries(
        Object.entries(operation.body?.properties ?? {}).map(([name, property]) => [
          name,
          property.type === 'string'
            ? fc.constantFrom('a\u0000b', 'a\ud800b')
            : nearlyRight(property, 3),
        ]),
      ),
    ),
  );
}
