import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testPlatform, type TestPlatform } from './testing/platform.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

test('[API-03 part] an unknown route is refused in the wrapped form, with the correlation id of the request', async () => {
  const response = await t.call(null, {
    url: '/api/nowhere',
    headers: { 'x-correlation-id': 'abcdefgh-1' },
  });
  assert.equal(response.statusCode, 404);
  assert.deepEqual(response.json(), {
    data: null,
    warning: null,
    Info: 'Non trovato',
    info: 'Non trovato',
    code: 'NOT_FOUND',
    correlationId: 'abcdefgh-1',
  });
});
