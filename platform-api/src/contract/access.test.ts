import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fastify from 'fastify';
import { installAccess } from '../http/access.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

const concrete = (url: string) => url.replace(/:\w+/g, '1').replace('*', 'x');

test('[API-02] every route that is not public refuses a visitor with 401 in the wrapped form', async () => {
  const guarded = t.app.routeTable.filter(({ access }) => !access.public);
  assert.ok(guarded.length > 20, `only ${guarded.length} routes were looked at`);
  for (const { method, url } of guarded) {
    const answer = await t.call(null, { method, url: concrete(url) });
    assert.equal(answer.statusCode, 401, `${method} ${url}`);
    const { data, code } = answer.json<{ data: unknown; code: string }>();
    assert.deepEqual([data, code], [null, 'UNAUTHENTICATED'], `${method} ${url}`);
  }
});

test('a role that a route does not name is refused with 403', async () => {
  const forRoles = t.app.routeTable.filter(
    ({ access }) => !access.public && access.roles !== undefined && access.roles.length > 0,
  );
  assert.ok(forRoles.length > 3, `only ${forRoles.length} routes were looked at`);
  const learner = await t.login('marco');
  const admin = await t.login('anna');
  for (const { method, url, access } of forRoles) {
    const roles = access.public ? [] : (access.roles ?? []);
    const outsider = roles.includes('Discente') ? admin : learner;
    if (roles.includes('Discente') && roles.includes('AdminWorkerBadge')) continue;
    const answer = await outsider.call({ method, url: concrete(url) });
    assert.equal(answer.statusCode, 403, `${method} ${url}`);
    assert.equal(answer.json<{ code: string }>().code, 'FORBIDDEN');
  }
});

test('[API-02 part] a bad token on a public route makes a visitor, not a refusal', async () => {
  const answer = await t.call(null, {
    url: '/api/config',
    headers: { authorization: 'Bearer not-a-token-at-all-really' },
  });
  assert.equal(answer.statusCode, 200);
});

test('a route that does not say who may call it stops the start', () => {
  const app = fastify();
  installAccess(app, async () => null);
  assert.throws(
    () => app.route({ method: 'GET', url: '/undeclared', handler: async () => ({}) }),
    /GET \/undeclared does not declare who may call it/,
  );
});
