/** What may change in an answer and in a request while a build that was compiled before is served. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { shapesIn } from '../build/api-shapes.ts';
import type { OpenApiDocument, OperationShape, Shape } from '../build/api-shapes.ts';
import { shapeFaults } from './shape-rules.ts';

type Json = { [name: string]: unknown };

const text = { type: 'string' };
const number = { type: 'number' };
const object = (properties: Json, ...required: string[]): Json => ({
  type: 'object',
  properties,
  required,
});
const list = (items: Json): Json => ({ type: 'array', items });
const orNull = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] });
const one = (...values: unknown[]): Json => ({ type: 'string', enum: values });
const course = object({ id: number, title: text }, 'id', 'title');

const optional = object({ id: number, title: text });
const required = { required: ['id', 'title'] };
const inParts: Json = {
  allOf: [object({ id: number }, 'id'), { properties: { title: text }, required: ['title'] }],
};

const schemas = { Course: course };
const named = { $ref: '#/components/schemas/Course' };

function operation(item: Json): OperationShape {
  const document = { paths: { '/api/A': { post: item } }, components: { schemas } };
  const shape = shapesIn(document)['POST /api/A'];
  assert.ok(shape);
  return shape;
}
const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
const answering = (schema: Json) => operation({ responses: { 200: json(schema) } });
const taking = (schema: Json) =>
  operation({ requestBody: { ...json(schema), required: true }, responses: {} });
const asking = (schema: Json, required = false) =>
  operation({ parameters: [{ in: 'query', name: 'page', schema, required }], responses: {} });

type Case = [what: string, compiled: Json, served: Json, fault: string | null];

const answers: Case[] = [
  ['the same', course, course, null],
  ['another name of the schema', named, course, null],
  [
    'a field more',
    course,
    object({ id: number, title: text, at: text }, 'id', 'title', 'at'),
    null,
  ],
  [
    'a field that may be left out more',
    course,
    object({ ...(course['properties'] as Json), at: text }, 'id', 'title'),
    null,
  ],
  [
    'a field lost',
    course,
    object({ id: number }, 'id'),
    '"title" of its answer is not there any more',
  ],
  [
    'a field under another name',
    course,
    object({ id: number, name: text }, 'id', 'name'),
    '"title" of its answer is not there any more',
  ],
  [
    'a field that may be left out now',
    course,
    object({ id: number, title: text }, 'id'),
    '"title" of its answer can be left out',
  ],
  ['a field that is always there now', object({ id: number }), object({ id: number }, 'id'), null],
  ['a field that could be left out, lost', object({ id: number }), object({}), null],
  [
    'a text for a number',
    course,
    object({ id: text, title: text }, 'id', 'title'),
    '"id" of its answer is a text now',
  ],
  ['a whole number for a number', number, { type: 'integer' }, null],
  ['a number for a whole number', { type: 'integer' }, number, null],
  ['null for a text', text, orNull(text), 'its answer can be null'],
  ['null, written as a type', text, { type: ['string', 'null'] }, 'its answer can be null'],
  ['null for an object', course, orNull(course), 'its answer can be null'],
  ['null for a list', list(course), orNull(list(course)), 'its answer can be null'],
  ['never null again', orNull(course), course, null],
  ['a value more', one('a', 'b'), one('a', 'b', 'c'), 'its answer can be "c"'],
  ['a value less', one('a', 'b'), one('a'), null],
  ['any text for some', one('a', 'b'), text, 'its answer is a text now'],
  ['some texts for any', text, one('a'), null],
  ['true alone', { type: 'boolean' }, { const: true }, null],
  ['false too', { const: true }, { type: 'boolean' }, 'its answer can be false'],
  [
    'other limits, other words',
    text,
    { ...text, maxLength: 3, format: 'uri', description: 'x', default: 'y' },
    null,
  ],
  [
    'a list of less',
    list(course),
    list(object({ id: number }, 'id')),
    '"[].title" of its answer is not there any more',
  ],
  ['one for a list', list(course), course, 'its answer is an object now'],
  [
    'a field of a field lost',
    object({ c: course }, 'c'),
    object({ c: object({ id: number }, 'id') }, 'c'),
    '"c.title" of its answer is not there any more',
  ],
  [
    'a field lost where it could be null',
    orNull(course),
    orNull(object({ id: number }, 'id')),
    '"title" of its answer is not there any more',
  ],
  ['one kind less', { oneOf: [course, text] }, text, null],
  ['one kind more', text, { oneOf: [text, number] }, 'its answer is a number now'],
  [
    'kinds in another order',
    { oneOf: [object({ k: one('a'), a: text }, 'k', 'a'), object({ k: one('b') }, 'k')] },
    { oneOf: [object({ k: one('b') }, 'k'), object({ k: one('a'), a: text }, 'k', 'a')] },
    null,
  ],
  [
    'a kind that lost a field',
    { oneOf: [object({ k: one('a'), a: text }, 'k', 'a'), object({ k: one('b') }, 'k')] },
    { oneOf: [object({ k: one('a') }, 'k'), object({ k: one('b') }, 'k')] },
    'of its answer',
  ],
  [
    'a table of others',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: number },
    '"*" of its answer is a number now',
  ],
  [
    'a table that is closed',
    { type: 'object', additionalProperties: text },
    object({ a: text }, 'a'),
    null,
  ],
  ['anything for something', course, {}, 'its answer is anything now'],
  ['something for anything', {}, course, null],
  ['something for anything or null', orNull({}), course, null],
  ['the same, written in parts', course, inParts, null],
  ['the same, in one', inParts, course, null],
  [
    'a part that lost a field',
    inParts,
    { allOf: [object({ id: number }, 'id'), { properties: {} }] },
    '"title" of its answer is not there any more',
  ],
  [
    'a part that retyped a field',
    inParts,
    { allOf: [object({ id: text }, 'id'), { properties: { title: text }, required: ['title'] }] },
    '"id" of its answer is a text now',
  ],
  [
    'a part that asks for nothing any more',
    inParts,
    { allOf: [object({ id: number }, 'id'), { properties: { title: text } }] },
    '"title" of its answer can be left out',
  ],
  ['a part more', inParts, { allOf: [inParts, object({ at: text }, 'at')] }, null],
  ['a part that alone says what is required', course, { ...optional, allOf: [required] }, null],
  ['parts beside a name', course, { ...named, allOf: [object({ at: text }, 'at')] }, null],
  [
    'a name whose parts were more',
    { ...named, allOf: [object({ at: text }, 'at')] },
    named,
    '"at" of its answer is not there any more',
  ],
  ['fewer values by a part', one('a'), { allOf: [text, one('a', 'b'), one('a', 'c')] }, null],
  ['a value that a part gave back', { allOf: [one('a', 'b'), one('a')] }, one('a', 'b'), 'be "b"'],
  ['never null by a part', course, { allOf: [orNull(named), { type: 'object' }] }, null],
  ['null that no part excludes', course, { allOf: [orNull(named)] }, 'its answer can be null'],
  ['a list in parts', list(course), { allOf: [list({}), list(inParts)] }, null],
  ['parts that nothing can be', course, { allOf: [text, number] }, null],
  [
    'kinds before a part that leaves one',
    { allOf: [{ oneOf: [course, text] }, course] },
    course,
    null,
  ],
  ['kinds after it', { allOf: [course, { oneOf: [course, text] }] }, course, null],
  [
    'a list in parts that lost a field',
    { allOf: [list(inParts), list({})] },
    list(object({ id: number }, 'id')),
    '"[].title" of its answer is not there any more',
  ],
  [
    'a table in parts, of others',
    { allOf: [{ type: 'object', additionalProperties: text }, object({})] },
    { type: 'object', additionalProperties: number },
    '"*" of its answer is a number now',
  ],
  [
    'one of several with fields of their own beside them',
    object({ id: number, k: one('a', 'b') }, 'id', 'k'),
    {
      oneOf: [object({ k: one('a') }, 'k'), object({ k: one('b') }, 'k')],
      ...object({ id: number }, 'id'),
    },
    null,
  ],
  [
    'a table whose named field has a type of its own',
    { type: 'object', additionalProperties: text },
    { allOf: [{ type: 'object', additionalProperties: text }, object({ a: {} }, 'a')] },
    null,
  ],
];

const requests: Case[] = [
  ['the same', course, course, null],
  [
    'a field more that may be left out',
    course,
    object({ ...(course['properties'] as Json), at: text }, 'id', 'title'),
    null,
  ],
  [
    'a field more that is needed',
    course,
    object({ ...(course['properties'] as Json), at: text }, 'id', 'title', 'at'),
    '"at" of its body is wanted, and nobody gives it',
  ],
  [
    'a field that must be given now',
    object({ id: number }),
    object({ id: number }, 'id'),
    '"id" of its body must be given',
  ],
  ['a field that may be left out now', course, object({ id: number, title: text }, 'id'), null],
  ['a field less', course, object({ id: number }, 'id'), '"title" of its body is not taken'],
  [
    'a text for a number',
    course,
    object({ id: text, title: text }, 'id', 'title'),
    '"id" of its body is a number now',
  ],
  ['null is taken too', text, orNull(text), null],
  ['null is not taken again', orNull(text), text, 'its body can be null'],
  ['a value more', one('a'), one('a', 'b'), null],
  ['a value less', one('a', 'b'), one('a'), 'its body can be "b"'],
  ['any text', one('a', 'b'), text, null],
  ['anything', course, {}, null],
  [
    'a list of more',
    list(object({ id: number }, 'id')),
    list(course),
    '"[].title" of its body is wanted, and nobody gives it',
  ],
  [
    'a field of a table',
    object({ a: text }, 'a'),
    { type: 'object', additionalProperties: text },
    null,
  ],
  [
    'a table for fields',
    { type: 'object', additionalProperties: text },
    object({ a: text }),
    '"*" of its body is not taken',
  ],
  ['the same, written in parts', course, inParts, null],
  ['the same, in one', inParts, course, null],
  [
    'a part more that is needed',
    course,
    { allOf: [named, object({ at: text }, 'at')] },
    '"at" of its body is wanted, and nobody gives it',
  ],
  ['a part more that may be left out', course, { allOf: [named, object({ at: text })] }, null],
  [
    'a part less',
    { allOf: [named, object({ at: text })] },
    course,
    '"at" of its body is not taken',
  ],
  [
    'a part that alone wants a field now',
    optional,
    { ...optional, allOf: [{ required: ['id'] }] },
    '"id" of its body must be given',
  ],
  ['a value that one part does not take', one('a', 'b'), { allOf: [text, one('a')] }, 'be "b"'],
  ['parts that nothing can be', text, { allOf: [text, number] }, 'its body is a text now'],
];

for (const [kind, of, cases] of [
  ['an answer', answering, answers],
  ['a request', taking, requests],
] as const) {
  for (const [what, compiled, served, fault] of cases) {
    test(`${kind} with ${what} is ${fault === null ? 'harmless' : 'refused'}`, () => {
      const found = shapeFaults(of(compiled), of(served));
      if (fault === null) assert.deepEqual(found, []);
      else assert.ok(found.length === 1 && found[0]?.includes(fault), found.join('\n'));
    });
  }
}

test('a question in the address is a request, and bodies are of one kind', () => {
  assert.deepEqual(shapeFaults(asking(text), asking(text)), []);
  assert.deepEqual(shapeFaults(operation({}), asking(text)), []);
  assert.deepEqual(shapeFaults(asking(text, true), asking(text)), []);
  assert.deepEqual(shapeFaults(asking(text), asking(text, true)), [
    '"page" of its query must be given',
  ]);
  assert.deepEqual(shapeFaults(operation({}), asking(text, true)), [
    '"page" of its query is wanted, and nobody gives it',
  ]);
  assert.deepEqual(shapeFaults(asking(text), operation({})), ['"page" of its query is not taken']);
  assert.deepEqual(shapeFaults(operation({}), taking(course)), ['it needs a body now']);
  assert.deepEqual(shapeFaults(taking(course), operation({})), [
    'it takes no body of application/json',
  ]);
  const pdf = operation({ responses: { 200: { content: { 'application/pdf': {} } } } });
  assert.deepEqual(shapeFaults(pdf, pdf), []);
  assert.deepEqual(shapeFaults(pdf, answering(course)), [
    'its answer is not application/pdf any more',
  ]);
  // Where the good answer is another one, and of answers that are none.
  const made = operation({ responses: { default: json(text), 201: json(course) } });
  assert.deepEqual(shapeFaults(answering(course), made), []);
});

test('a schema that holds itself ends', () => {
  const tree = { $ref: '#/components/schemas/Tree' };
  const of = (name: Json): OperationShape | undefined =>
    shapesIn({
      paths: { '/api/A': { get: { responses: { 200: json(tree) } } } },
      components: { schemas: { Tree: object({ name, parts: list(tree) }, 'name') } },
    })['GET /api/A'];
  const [texts, numbers] = [of(text), of(number)];
  assert.ok(texts && numbers);
  assert.deepEqual(shapeFaults(texts, texts), []);
  assert.deepEqual(shapeFaults(texts, numbers), ['"name" of its answer is a number now']);
});

describe('the document of the server', () => {
  const file = path.resolve(import.meta.dirname, '../../../platform-api/openapi.json');
  const shapes = Object.entries(
    shapesIn(JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument),
  );

  /** Every shape that can be reached, changed one at a time. */
  function* changed(shape: Shape, change: (part: Shape) => Shape[]): Generator<Shape> {
    yield* change(shape);
    if (shape.is === 'list') {
      for (const of of changed(shape.of, change)) yield { ...shape, of };
    }
    if (shape.is === 'object') {
      for (const [name, field] of Object.entries(shape.fields)) {
        for (const other of changed(field, change)) {
          yield { ...shape, fields: { ...shape.fields, [name]: other } };
        }
      }
    }
  }
  const both = (
    change: (part: Shape) => Shape[],
    each: (before: OperationShape, after: OperationShape, name: string, part: string) => void,
  ): number => {
    let count = 0;
    for (const [name, before] of shapes) {
      for (const part of ['answer', 'body'] as const) {
        for (const [type, shape] of Object.entries(before[part])) {
          for (const other of changed(shape, change)) {
            count += 1;
            each(before, { ...before, [part]: { ...before[part], [type]: other } }, name, part);
          }
        }
      }
    }
    return count;
  };
  const withField = (name: string, isRequired: boolean) => (part: Shape) =>
    part.is === 'object'
      ? [
          {
            ...part,
            fields: { ...part.fields, [name]: { is: 'string' } as const },
            required: isRequired ? [...part.required, name] : part.required,
          },
        ]
      : [];
  const withoutOne = (part: Shape): Shape[] =>
    part.is === 'object'
      ? part.required.map((name) => {
          const { [name]: _lost, ...fields } = part.fields;
          return { ...part, fields, required: part.required.filter((other) => other !== name) };
        })
      : [];
  const retyped = (part: Shape): Shape[] => {
    if (part.is === 'string') return [{ is: 'number' }];
    if (part.is === 'number') return [{ is: 'string' }];
    return part.is === 'list' ? [{ is: 'object', fields: {}, required: [] }] : [];
  };

  test('is what it is: a build that was compiled with it has nothing against it', () => {
    for (const [name, shape] of shapes) assert.deepEqual(shapeFaults(shape, shape), [], name);
    assert.ok(shapes.length > 300);
  });

  test('may gain a field anywhere, that requests may leave out', () => {
    const count = both(withField('more', false), (before, after, name) =>
      assert.deepEqual(shapeFaults(before, after), [], name),
    );
    assert.ok(count > 1000, `${count} changes`);
  });

  test('may not lose a field, want one or retype one anywhere', () => {
    let count = both(withoutOne, (before, after, name) =>
      assert.equal(shapeFaults(before, after).length, 1, name),
    );
    count += both(retyped, (before, after, name) =>
      assert.notEqual(shapeFaults(before, after).length, 0, name),
    );
    count += both(withField('more', true), (before, after, name, part) =>
      assert.equal(shapeFaults(before, after).length, part === 'body' ? 1 : 0, name),
    );
    assert.ok(count > 5000, `${count} changes`);
  });
});
