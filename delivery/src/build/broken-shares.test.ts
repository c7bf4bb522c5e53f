import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenShares } from './broken-shares.ts';
import type { BuildSummary } from './build-summary.ts';

const summary = (key: string, change: Partial<BuildSummary>): BuildSummary => ({
  schema: 3,
  key,
  id: '1.0.0-aaaa',
  chunks: [],
  groups: [],
  provides: {},
  ...change,
});
const shell = summary('shell', { provides: { react: [], 'shared-ui': [] } });
const chunks = (names: string[], consumes: string[] = []) => [
  { files: ['1.js'], modules: names.map((name) => ({ name, size: 1 })), consumes },
];

test('a remote that takes what the shell brings is well', () => {
  const remote = summary('mf-learning', {
    chunks: chunks(
      ['mf-learning/src/app.tsx', 'react-is/index.js', '@mui/utils/useId/useId.mjs'],
      ['react', 'shared-ui'],
    ),
  });
  assert.deepEqual(brokenShares([shell, remote]), []);
});

test('a shared module that the shell does not bring is named with who asks for it', () => {
  const remote = summary('mf-learning', { chunks: chunks([], ['react', 'shared-ui/chart']) });
  assert.deepEqual(brokenShares([shell, remote]), [
    'mf-learning asks for the shared shared-ui/chart, which the shell does not bring',
  ]);
});

test('a second copy of a singleton is named once', () => {
  const remote = summary('mf-learning', {
    chunks: chunks(['react-router/dist/index.mjs', 'react-router/dist/chunk.mjs']),
  });
  assert.deepEqual(brokenShares([shell, remote]), [
    'mf-learning carries a copy of its own of react-router',
  ]);
});
