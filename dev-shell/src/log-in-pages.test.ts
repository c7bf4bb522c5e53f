/** That a login comes of it is proved in a browser: tools/packages/outside-team.test.ts. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { logInPages, logInPath, personNamed } from './log-in-pages.ts';

const anna = { name: 'Anna Colombo', email: 'anna@example.it', description: 'Administrator' };
const people = [{ name: 'Marco Bianchi', email: 'marco@example.it', description: '' }, anna];

let edge: FastifyInstance;
before(() => {
  edge = Fastify();
  logInPages(edge, { people, landing: async () => '/jobs' });
});
after(() => edge.close());

test('a person is found by first name, in any case of letters', () => {
  assert.equal(personNamed(people, 'ANNA'), anna);
  assert.equal(personNamed(people, 'Colombo'), null);
  assert.equal(logInPath(anna), '/_as/anna');
});

test('their page runs a script of its own address, which knows person and page', async () => {
  const page = await edge.inject('/_as/Anna');
  assert.equal(page.statusCode, 200);
  const [, source = ''] = /<script src="([^"]+)">/u.exec(page.body) ?? [];
  const script = await edge.inject(source);
  assert.match(String(script.headers['content-type']), /^text\/javascript/u);
  assert.match(script.body, /'login_hint', "anna@example\.it"/u);
  assert.match(script.body, /'login:next', "\/jobs"/u);
  // No other site may frame it, and it runs nothing that stands in the page.
  const policy = String(page.headers['content-security-policy']);
  assert.match(policy, /script-src 'self'; .*frame-ancestors 'none'/u);
});

test('nobody else has one', async () => {
  for (const path of ['/_as/zoe', '/_as/zoe/log-in.js', '/_as/'])
    assert.equal((await edge.inject(path)).statusCode, 404, path);
});
