import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { builtRemote, longScript } from '../release/built-releases.ts';
import { parseRegistry } from '../release/registry.ts';
import { testEdge } from './testing-edge.ts';

const { get, store } = testEdge();

describe('releases', () => {
  const file = '/_remotes/mf-catalogue/1.4.0-bbbb2222/remoteEntry.js';

  test('are cached for ever, and sent compressed to who can read it', async () => {
    const brotli = await get(file, { 'accept-encoding': 'gzip, br' });
    assert.equal(brotli.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(brotli.headers['content-encoding'], 'br');
    assert.match(String(brotli.headers['content-type']), /javascript/u);
    assert.equal(brotli.headers['x-content-type-options'], 'nosniff');
    assert.equal(
      (await get(file, { 'accept-encoding': 'gzip' })).headers['content-encoding'],
      'gzip',
    );
    assert.equal((await get(file)).body, longScript);
  });

  test('hold a worker of theirs to this host, which is not under the policy of its page', async () => {
    const policy = "default-src 'none'; script-src 'self'; connect-src 'self'";
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await get(file, { 'accept-encoding': encoding });
      assert.equal(headers['content-security-policy'], policy, encoding);
    }
    const manifest = await get(file.replace('remoteEntry.js', 'remote.json'));
    assert.equal(manifest.statusCode, 200);
    assert.equal(manifest.headers['content-security-policy'], undefined);
  });

  test('that are not there are a plain 404, not a page', async () => {
    const missing = await get('/_remotes/mf-catalogue/9.9.9-ffff/remoteEntry.js');
    assert.equal(missing.statusCode, 404);
    assert.doesNotMatch(String(missing.headers['content-type']), /html/u);
    assert.doesNotMatch(String(missing.headers['cache-control']), /immutable/u);
  });

  test('do not let anybody out of their folder', async () => {
    for (const path of ['/_remotes/../registry-key.pem', '/_remotes/%2e%2e/registry-key.pem']) {
      const { body, statusCode } = await get(path);
      assert.notEqual(statusCode, 200);
      assert.doesNotMatch(body, /PRIVATE KEY/u);
    }
  });
});

describe('registry.json', () => {
  test('is asked for each time and answered shortly when it has not changed', async () => {
    const first = await get('/registry.json');
    assert.equal(first.headers['cache-control'], 'no-cache');
    const etag = String(first.headers['etag']);
    assert.equal((await get('/registry.json', { 'if-none-match': etag })).statusCode, 304);
  });

  test('shows a publication at once', async () => {
    const before = await get('/registry.json');
    await store.publish(builtRemote('mf-commerce', 'cccc3333'));
    const later = await get('/registry.json', { 'if-none-match': String(before.headers['etag']) });
    assert.equal(later.statusCode, 200);
    assert.ok(parseRegistry(later.body).remotes['mf-commerce']);
  });
});
