/** What calls send and what they are answered with, as an OpenAPI document says it. */
type Value = string | number | boolean | null;

/**
 * What a value can be, as the client's types know it: without limits and formats, and whole numbers are numbers.
 * `true`, `false` and `null` are values.
 */
export type Shape =
  | { is: 'any' }
  | { is: 'string' }
  | { is: 'number' }
  | { is: 'values'; values: Value[] }
  | { is: 'list'; of: Shape }
  | {
      is: 'object';
      fields: Record<string, Shape>;
      required: string[];
      /** Of fields that have no name in the document. */
      others?: Shape | undefined;
    }
  | { is: 'union'; of: Shape[] };

/** Bodies by media type; of one that is not JSON nothing more is known. */
type Bodies = Record<string, Shape>;

export type OperationShape = {
  query: Extract<Shape, { is: 'object' }>;
  body: Bodies;
  /** Whether a call may go without a body. */
  isBodyRequired: boolean;
  /** Of the good answer. */
  answer: Bodies;
};

/** By `GET /api/Courses/View/{}`. */
export type Shapes = Record<string, OperationShape>;

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: Value[];
  const?: Value;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
};

type Content = { content?: Record<string, { schema?: Schema }> };

type Parameter = { in: string; name: string; required?: boolean; schema?: Schema };

type Operation = {
  parameters?: Parameter[];
  requestBody?: Content & { required?: boolean };
  responses?: Record<string, Content>;
};

export type OpenApiDocument = {
  paths: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, Schema> };
};

const verbs = new Set(['get', 'post', 'put', 'patch', 'delete', 'head']);

/** A place may have another name in the document: the client fills it in by its own. */
export const withoutPlaces = (call: string): string => call.replaceAll(/\{[^}]*\}/gu, '{}');

/** Of the operations at these addresses; of all when they are left out. */
export function shapesIn(document: OpenApiDocument, at?: ReadonlySet<string>): Shapes {
  const schemas = document.components?.schemas ?? {};
  const found = Object.entries(document.paths)
    .filter(([address]) => at === undefined || at.has(withoutPlaces(address)))
    .flatMap(([address, item]) =>
      Object.entries(item)
        .filter(([verb]) => verbs.has(verb))
        .map(
          ([verb, operation]) =>
            [
              withoutPlaces(`${verb.toUpperCase()} ${address}`),
              operationShape(operation as Operation, schemas),
            ] as const,
        ),
    );
  // A release is named by them: the order of routes on the server is no part of it.
  return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

type Schemas = Record<string, Schema>;

function operationShape(
  { parameters = [], requestBody, responses = {} }: Operation,
  schemas: Schemas,
): OperationShape {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const good = Object.keys(responses)
    .toSorted()
    .find((status) => status.startsWith('2'));
  return {
    query: objectShape(
      {
        properties: Object.fromEntries(query.map(({ name, schema = {} }) => [name, schema])),
        required: query.filter(({ required }) => required).map(({ name }) => name),
      },
      schemas,
      [],
    ),
    body: bodies(requestBody, schemas),
    isBodyRequired: requestBody?.required === true,
    answer: bodies(good === undefined ? undefined : responses[good], schemas),
  };
}

const bodies = (body: Content | undefined, schemas: Schemas): Bodies =>
  Object.fromEntries(
    Object.entries(body?.content ?? {}).map(([type, { schema }]) => [
      type,
      type === 'application/json' && schema !== undefined
        ? shapeOf(schema, schemas, [])
        : { is: 'any' },
    ]),
  );

/**
 * All that a schema says holds at once: what it refers to, its kinds, all of its parts and its own words.
 * @param within Names of the schemas that this one is a part of: one that holds itself is known to its first turn.
 */
function shapeOf(schema: Schema, schemas: Schemas, within: readonly string[]): Shape {
  const shapes = (parts: readonly Schema[]) => parts.map((part) => shapeOf(part, schemas, within));
  const said: Shape[] = shapes(schema.allOf ?? []);
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const named = schemas[name];
    if (named !== undefined && !within.includes(name)) {
      said.push(shapeOf(named, schemas, [...within, name]));
    }
  }
  if (schema.anyOf !== undefined) said.push(union(shapes(schema.anyOf)));
  if (schema.oneOf !== undefined) said.push(union(shapes(schema.oneOf)));
  if (schema.const !== undefined) said.push({ is: 'values', values: [schema.const] });
  if (schema.enum !== undefined) said.push({ is: 'values', values: schema.enum });
  said.push(typed(schema, schemas, within));
  return said.reduce(both, { is: 'any' });
}

function typed(schema: Schema, schemas: Schemas, within: readonly string[]): Shape {
  if (Array.isArray(schema.type)) {
    return union(schema.type.map((type) => typed({ ...schema, type }, schemas, within)));
  }
  switch (schema.type) {
    case 'string':
      return { is: 'string' };
    case 'number':
    case 'integer':
      return { is: 'number' };
    case 'boolean':
      return { is: 'values', values: [false, true] };
    case 'null':
      return { is: 'values', values: [null] };
    case 'array':
      return { is: 'list', of: shapeOf(schema.items ?? {}, schemas, within) };
    case 'object':
      return objectShape(schema, schemas, within);
    default:
      // A part of several often names its fields alone.
      return schema.properties !== undefined || schema.required !== undefined
        ? objectShape(schema, schemas, within)
        : { is: 'any' };
  }
}

function objectShape(
  { properties = {}, required = [], additionalProperties: more }: Schema,
  schemas: Schemas,
  within: readonly string[],
): Extract<Shape, { is: 'object' }> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, shapeOf(schema, schemas, within)] as const,
  );
  return {
    is: 'object',
    fields: Object.fromEntries(fields),
    required: required.toSorted(),
    ...(typeof more === 'object' ? { others: shapeOf(more, schemas, within) } : {}),
  };
}

/** Of one level, its values together. */
function union(parts: readonly Shape[]): Shape {
  const flat = parts.flatMap((part) => (part.is === 'union' ? part.of : [part]));
  if (flat.some((part) => part.is === 'any')) return { is: 'any' };
  const values = flat.flatMap((part) => (part.is === 'values' ? part.values : []));
  const others = flat.filter((part) => part.is !== 'values');
  const of: Shape[] = values.length > 0 ? [...others, { is: 'values', values }] : others;
  const [first] = of;
  return of.length === 1 && first !== undefined ? first : { is: 'union', of };
}

/** What both of them take: of what no value is, there are no kinds. */
function both(one: Shape, other: Shape): Shape {
  if (one.is === 'any') return other;
  if (other.is === 'any') return one;
  if (one.is === 'union') return union(one.of.map((part) => both(part, other)));
  if (other.is === 'union') return union(other.of.map((part) => both(one, part)));
  if (one.is === 'values') {
    return { ...one, values: one.values.filter((value) => takes(other, value)) };
  }
  if (other.is === 'values') return both(other, one);
  if (one.is === 'list' && other.is === 'list') return { is: 'list', of: both(one.of, other.of) };
  if (one.is === 'object' && other.is === 'object') return bothObjects(one, other);
  return one.is === other.is ? one : { is: 'union', of: [] };
}

type ObjectShape = Extract<Shape, { is: 'object' }>;

function bothObjects(one: ObjectShape, other: ObjectShape): ObjectShape {
  const names = new Set([...Object.keys(one.fields), ...Object.keys(other.fields)]);
  const fieldOf = (object: ObjectShape, name: string): Shape =>
    object.fields[name] ?? object.others ?? { is: 'any' };
  const others = [one.others, other.others].filter((shape) => shape !== undefined);
  return {
    is: 'object',
    fields: Object.fromEntries(
      [...names].map((name) => [name, both(fieldOf(one, name), fieldOf(other, name))]),
    ),
    required: [...new Set([...one.required, ...other.required])].toSorted(),
    ...(others.length > 0 ? { others: others.reduce(both) } : {}),
  };
}

export function takes(shape: Shape, value: Value): boolean {
  switch (shape.is) {
    case 'any':
      return true;
    case 'union':
      return shape.of.some((part) => takes(part, value));
    case 'values':
      return shape.values.includes(value);
    case 'string':
    case 'number':
      return shape.is === typeof value;
    default:
      // `typeof null` is "object".
      return false;
  }
}
