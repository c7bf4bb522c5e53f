import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import {
  buildFixture,
  fixtureFiles,
  fixtureKey,
  readFixture,
  writeFixture,
} from '../gate/fixture-remotes.ts';
import { shapesIn } from './api-shapes.ts';
import { contractOf, packedShapes } from './contract-of-sources.ts';
import { factsName, releaseFacts } from './release-facts.ts';

const schema = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
const answering = { get: { responses: { 200: { content: { 'application/json': { schema } } } } } };
const document = { paths: { '/api/Fixtures/{number}': answering, '/api/Others': answering } };
const shapes = shapesIn(document);
const { 'GET /api/Fixtures/{}': own } = shapes;

test('a build writes down the shapes of its own calls, as the document beside it has them', async () => {
  const root = writeFixture({
    ...fixtureFiles,
    ...readFixture('api-call/another-method'),
    'src/FixturePage.tsx': `import { api } from 'shared-auth';
import { useIntl } from 'react-intl';
import { defineMessages, Page } from 'shared-ui';
const messages = defineMessages({
  title: { id: 'fixture.title', defaultMessage: 'Prova', description: 'Title' },
});
export function FixturePage() {
  const load = () => void api.get('/api/Fixtures/{id}', { path: { id: 1 } });
  return <Page title={useIntl().formatMessage(messages.title)}><button onClick={load}>x</button></Page>;
}`,
  });
  const file = path.join(root, 'platform-api/openapi.json');
  mkdirSync(path.dirname(file));
  writeFileSync(file, JSON.stringify(document));
  const written = path.join(await buildFixture(root), factsName);
  const { api } = releaseFacts.parse(JSON.parse(readFileSync(written, 'utf8')));
  assert.deepEqual(api?.calls, ['GET /api/Fixtures/{id}']);
  assert.deepEqual(api?.shapes, { 'GET /api/Fixtures/{}': own });
});

test('outside of the workspace the SDK has them; without it nothing is known', () => {
  const root = writeFixture(fixtureFiles);
  const dir = path.join(root, fixtureKey);
  const sources = ["api.get('/api/Fixtures/{id}')"];
  assert.equal(contractOf(dir, sources), null);
  // In the place of the workspace's own, which is a link.
  const shared = path.join(root, 'shared-auth');
  rmSync(shared);
  mkdirSync(path.join(shared, 'dist'), { recursive: true });
  writeFileSync(path.join(shared, 'dist', packedShapes), JSON.stringify(shapes));
  assert.deepEqual(contractOf(dir, sources), { 'GET /api/Fixtures/{}': own });
});
