import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { releaseName } from './release-name.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'release-name-'));
  for (const name of ['shell', 'shared-ui', 'mf-learning']) {
    mkdirSync(path.join(root, name, 'src'), { recursive: true });
    writeFileSync(path.join(root, name, 'package.json'), '{"version":"1.4.0"}');
    writeFileSync(path.join(root, name, 'src/index.ts'), `export const name = '${name}';`);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const nameOf = (key: string) => releaseName(path.join(root, key));

test('version and content hash stand in both the folder and the federation name', () => {
  const { id, hash, federationName } = nameOf('mf-learning');
  assert.equal(id, `1.4.0-${hash}`);
  assert.equal(federationName, `mf_learning__1_4_0_${hash}`);
});

test('a changed source is another release; a changed test is not', () => {
  const before = nameOf('mf-learning').hash;
  writeFileSync(path.join(root, 'mf-learning/src/index.test.ts'), 'export {};');
  assert.equal(nameOf('mf-learning').hash, before);
  writeFileSync(path.join(root, 'mf-learning/src/index.ts'), 'export {};');
  assert.notEqual(nameOf('mf-learning').hash, before);
});

test('shared code belongs to the build of the shell, not to those of the remotes', () => {
  const [shell, remote] = [nameOf('shell').hash, nameOf('mf-learning').hash];
  writeFileSync(path.join(root, 'shared-ui/src/index.ts'), 'export {};');
  assert.notEqual(nameOf('shell').hash, shell);
  assert.equal(nameOf('mf-learning').hash, remote);
});

test('a remote that names the contracts is another release when they change, the others are not', () => {
  mkdirSync(path.join(root, 'contracts/src'), { recursive: true });
  writeFileSync(path.join(root, 'contracts/src/index.ts'), 'export {};');
  mkdirSync(path.join(root, 'mf-wallet/src'), { recursive: true });
  writeFileSync(
    path.join(root, 'mf-wallet/package.json'),
    '{"version":"1.4.0","dependencies":{"contracts":"workspace:*"}}',
  );
  const [wallet, other] = [nameOf('mf-wallet').hash, nameOf('mf-learning').hash];
  writeFileSync(path.join(root, 'contracts/src/index.ts'), 'export const changed = true;');
  assert.notEqual(nameOf('mf-wallet').hash, wallet);
  assert.equal(nameOf('mf-learning').hash, other);
});

const serverAnswering = (types: Record<string, string>, more: object = {}) => {
  const answer = (type: string) => ({ content: { 'application/json': { schema: { type } } } });
  const paths = Object.fromEntries(
    Object.entries(types).map(([address, type]) => [
      address,
      { get: { responses: { 200: answer(type) }, ...more } },
    ]),
  );
  return JSON.stringify({ openapi: '3.1.0', paths });
};

test('a remote is another release when its calls have another shape, and not when other calls do', () => {
  const file = path.join(root, 'platform-api/openapi.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    path.join(root, 'mf-learning/src/index.ts'),
    "import { api } from 'shared-auth'; api.get('/api/Lessons/{id}'); api.get('/api/Exams');",
  );
  const hashWith = (...server: Parameters<typeof serverAnswering>): string => {
    writeFileSync(file, serverAnswering(...server));
    return nameOf('mf-learning').hash;
  };
  const exams = { '/api/Exams': 'string' };
  const lessons = { '/api/Lessons/{id}': 'string' };
  const before = hashWith({ ...lessons, ...exams, '/api/Other': 'string' });
  const same = [
    hashWith({ ...lessons, ...exams, '/api/Other': 'number' }),
    hashWith({ '/api/Other': 'string', ...exams, '/api/Lessons/{number}': 'string' }),
    hashWith({ ...lessons, ...exams }, { summary: 'A lesson' }),
  ];
  for (const hash of same) assert.equal(hash, before);
  assert.notEqual(hashWith({ ...exams, '/api/Lessons/{id}': 'number' }), before);
});
