import assert from 'node:assert/strict';
import { connect, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { testPlatform } from '../testing/platform.ts';
import { isStorable } from './plain-text.ts';

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);

for (const [what, value, expected] of [
  ['plain text', 'però 𝒳 😀', true],
  ['a NUL byte', 'a\u0000b', false],
  ['half a character', 'a\ud800b', false],
  ['a NUL byte in a list', { a: [{ b: '\u0000' }] }, false],
  ['a NUL byte in a name', { 'a\u0000': 1 }, false],
  ['numbers and null', { a: 1, b: null, c: true }, true],
  ['a body forty lists deep', nested(40), true],
  ['a body fifty lists deep', nested(50), false],
] as const) {
  test(`${what} is ${expected ? '' : 'not '}storable`, () => {
    assert.equal(isStorable(value), expected);
  });
}

test('[API-03 part] unreadable text, unreadable addresses and what is not HTTP are refused in the wrapped form', async () => {
  const t = await testPlatform();
  const log = (error: string) =>
    t.call(null, { method: 'POST', url: '/api/Logs/InsertLogClientToDb', payload: { error } });
  assert.equal((await log('a\u0000b')).json<{ code: string }>().code, 'UNREADABLE_TEXT');
  for (const [url, status] of [
    ['/api/%ff', 400],
    [`/api/Courses/View/${'9'.repeat(400)}`, 414],
    ['/api/config?x=%00', 400],
  ] as const) {
    const answer = await t.call(null, { url });
    assert.equal(answer.statusCode, status, url);
    assert.deepEqual(Object.keys(answer.json<object>()).toSorted(), [
      'Info',
      'code',
      'correlationId',
      'data',
      'info',
      'warning',
    ]);
  }
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = t.app.server.address() as AddressInfo;
  const raw = (text: string) =>
    new Promise<string>((done) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
      socket.on('close', () => done(heard));
    });
  assert.match(await raw('NONSENSE\r\n\r\n'), /^HTTP\/1\.1 400 [\s\S]+"code":"BAD_REQUEST"/);
  assert.match(
    await raw(`GET /api/config HTTP/1.1\r\nHost: x\r\nX-Long: ${'y'.repeat(40_000)}\r\n\r\n`),
    /^HTTP\/1\.1 431 [\s\S]+"code":"TOO_LARGE"/,
  );
  await t.close();
});
