import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { readBlockBody } from './block-body.ts';

const read = (text: string) => {
  const room = Buffer.alloc(500_000, 0x41);
  return readBlockBody(room, room.write(text));
};
const full = randomBytes(262_144);

const table: [what: string, text: string, fields: unknown, content: string | null][] = [
  ['fields in any order', '{"data":"YWJj","fileName":"a"}', { data: '', fileName: 'a' }, 'abc'],
  ['data last', '{"blockId":"0000000","data":"YWI="}', { blockId: '0000000', data: '' }, 'ab'],
  ['spaces', '{ "data" : "YQ==" }', { data: '' }, 'a'],
  ['escaped slashes', '{"data":"Pz8\\/"}', { data: '' }, '???'],
  ['no bytes', '{"data":""}', { data: '' }, ''],
  ['what is not base64', '{"data":"a b!"}', { data: '' }, null],
  ['an odd length', '{"data":"YWJ"}', { data: '' }, null],
  ['padding in the middle', '{"data":"YQ==YWJj"}', { data: '' }, null],
  ['a number', '{"data":1}', { data: 1 }, null],
  [
    'another key inside',
    '{"x":{"data":"YWJj"},"data":"YWI="}',
    { x: { data: 'YWJj' }, data: '' },
    'ab',
  ],
  [
    'the key in a text',
    '{"fileName":"\\"data\\":\\"YWJj","data":"YWI="}',
    { fileName: '"data":"YWJj', data: '' },
    'ab',
  ],
  ['a list', '["data"]', ['data'], null],
  ['null', 'null', null, null],
];

for (const [what, text, fields, content] of table) {
  test(`[API-90 part] a block is read from JSON: ${what}`, () => {
    const body = read(text);
    assert.deepEqual(body.fields, fields);
    assert.equal(body.content?.toString() ?? null, content);
  });
}

test('[API-90 part] a full block is read as it was sent', () => {
  const { content } = read(JSON.stringify({ blockId: '0000001', data: full.toString('base64') }));
  assert.ok(content?.equals(full));
});

for (const text of ['', '{', '{"data":"YWJj"', '{"data":"YWJj"}}']) {
  test(`${JSON.stringify(text)} is no JSON`, () => {
    assert.throws(() => read(text), SyntaxError);
  });
}
