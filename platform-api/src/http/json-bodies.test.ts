import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { isModest } from './json-bodies.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

for (const [what, text, expected] of [
  ['forty lists in one another', `${'['.repeat(40)}${']'.repeat(40)}`, true],
  ['forty-one', `${'['.repeat(41)}${']'.repeat(41)}`, false],
  ['ten thousand objects beside one another', `[${'{},'.repeat(9998)}{}]`, true],
  ['twenty thousand zeros', `[${'0,'.repeat(20_000)}0]`, false],
  ['signs within a text', JSON.stringify({ a: '[,{"\\'.repeat(10_000) }), true],
  ['a text that does not end', `"${'['.repeat(100)}`, true],
  ['a text that ends in a backslash', `"\\`, true],
] as const) {
  test(`${what}: ${expected ? 'parsed' : 'refused'}`, () => {
    assert.equal(isModest(text), expected);
  });
}

const send = (payload: string, language = 'it') =>
  t.app.inject({
    method: 'POST',
    url: '/api/Cart/Public',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    payload,
  });

test('[API-03 part] a body of too many values is refused in the wrapped form, in both languages', async () => {
  const body = `{"corsi":[${'0,'.repeat(150_000)}0]}`;
  const refused = await send(body);
  assert.equal(refused.statusCode, 413);
  const { code, Info } = refused.json<{ code: string; Info: string }>();
  assert.deepEqual([code, Info], ['BODY_TOO_COMPLEX', 'La richiesta contiene troppi valori']);
  assert.match((await send(body, 'en')).body, /The request contains too many values/);
});
