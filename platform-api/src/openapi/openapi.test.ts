import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { IDEMPOTENT_BY_KEY } from 'contracts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { openApiFile, openApiText } from './document.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

test('openapi.json is what the routes generate (`pnpm --filter platform-api openapi` writes it)', () => {
  assert.equal(readFileSync(openApiFile, 'utf8'), openApiText(t.app));
});

test('the client’s types are those of openapi.json', () => {
  const tool = join(import.meta.dirname, '../../../tools/openapi-types');
  execFileSync(process.execPath, ['generate.ts', '--check'], { cwd: tool, stdio: 'pipe' });
});

test('the document is browsable without inline scripts', async () => {
  const page = await t.call(null, { url: '/api/docs' });
  assert.equal(page.statusCode, 200);
  assert.match(String(page.headers['content-security-policy']), /^default-src 'self'; img-src/);
  assert.doesNotMatch(page.body, /<script(?! src=)|<style|\son\w+=/);
  const json = await t.call(null, { url: '/api/docs/json' });
  const { paths } = json.json<{ paths: Record<string, unknown> }>();
  assert.ok(Object.keys(paths).length > 20);
  assert.ok(Object.keys(paths).every((path) => /^\/(api|ims|\.well-known)\//.test(path)));
});

test('what edges repeat with an `Idempotency-Key` is what declares that header', () => {
  const { paths } = JSON.parse(openApiText(t.app)) as {
    paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { parameters = [] }]) =>
        parameters.some(({ in: place, name }) => place === 'header' && name === 'idempotency-key'),
      )
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  assert.deepEqual(operations, IDEMPOTENT_BY_KEY);
});
