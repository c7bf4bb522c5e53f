import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { partsOf, proofsOf, tagsOf, unknownTags } from './proved-requirements.ts';
import type { TestResult } from './results.ts';

const result = (title: string, file = 'a.test.ts', status: TestResult['status'] = 'passed') => ({
  suite: 'server',
  file: `/somewhere/${file}`,
  title,
  status,
});
const proofOf = (results: TestResult[], proofs = '') =>
  proofsOf(['CART-07'], results, partsOf(proofs)).get('CART-07');

test('a tag claims all of a requirement, or a part of it', () => {
  assert.deepEqual(tagsOf('[CART-07] [PUB-13 part] a visitor sees CART-08'), [
    { id: 'CART-07', isPart: false },
    { id: 'PUB-13', isPart: true },
  ]);
});

test('one part leaves a requirement proved in part, a failed test leaves nothing of it', () => {
  assert.equal(proofOf([result('[CART-07] x')]), 'whole');
  assert.equal(proofOf([result('[CART-07 part] x')]), 'part');
  assert.equal(proofOf([result('[CART-07] x'), result('[CART-07 part] y', 'b', 'failed')]), 'none');
  assert.equal(proofOf([result('[CART-07] x', 'a', 'skipped')]), 'none');
  assert.equal(proofOf([result('CART-07 x')]), 'none');
});

test('parts that together name all of it prove it whole, each by a test of its own', () => {
  const proofs = '- CART-07: of a visitor (a.test.ts); of a learner (b.e2e.ts)\n';
  const [first, second] = [result('[CART-07 part] x'), result('[CART-07 part] y', 'b.e2e.ts')];
  assert.equal(proofOf([first, second], proofs), 'whole');
  assert.equal(proofOf([first, first], proofs), 'part');
  assert.equal(proofOf([first], '- CART-07: all of it (a.test.ts)\n'), 'part');
  const sameFile = '- CART-07: of a visitor (a.test.ts); of a learner (a.test.ts)\n';
  assert.equal(proofOf([first, first], sameFile), 'part');
  assert.equal(proofOf([first, result('[CART-07 part] y')], sameFile), 'whole');
});

test('a requirement that does not exist is named', () => {
  assert.deepEqual(unknownTags(['CART-07'], [result('[CART-99] x'), result('[RFC-01] y')]), [
    'CART-99',
  ]);
});

test('each file that docs/spec/proofs.md names has a test with that tag', () => {
  const root = join(import.meta.dirname, '..');
  const parts = partsOf(readFileSync(join(root, 'docs/spec/proofs.md'), 'utf8'));
  assert.ok(parts.size > 0);
  for (const [id, files] of parts) {
    assert.ok(files.length > 1, `${id} names ${files.length} files`);
    for (const file of files) {
      assert.ok(existsSync(join(root, file)), `${id}: ${file}`);
      assert.match(
        readFileSync(join(root, file), 'utf8'),
        new RegExp(`[['"]${id} part['"\\]]`),
        `${id}: ${file}`,
      );
    }
  }
});
