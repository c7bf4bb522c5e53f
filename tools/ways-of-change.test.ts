import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { patternOf, tagsOfWays, waysOfChange } from './ways-of-change.ts';

const tags = ['@every-remote', '@mf-x', '@mf-x/cart', '@mf-x/orders', '@mf-xy/cart', '@mf-y/cart'];
const ofWholeX = ['@mf-x', '@mf-x/cart', '@mf-x/orders'];
const waysOf = (...files: string[]) => waysOfChange(tags, ['mf-x'], files, false);

test('a change of a feature wants the ways that name it, and those of the whole remote', () => {
  assert.deepEqual(waysOf('mf-x/src/cart/CartPage.tsx'), ['@mf-x', '@mf-x/cart']);
  assert.deepEqual(waysOf('mf-x/src/cart/deep/a.ts', 'mf-x/src/orders/b.ts'), ofWholeX);
});

test('a text that changes wants the ways of its feature: English is not walked', () => {
  const files = ['mf-x/src/orders/messages.ts', 'mf-x/src/i18n/en.json', 'docs/a.md'];
  assert.deepEqual(waysOf(...files), ['@mf-x', '@mf-x/orders']);
});

test('what visitors do not see wants no way of a feature', () => {
  for (const file of [
    'mf-x/src/cart/CartPage.test.tsx',
    'mf-x/src/cart/testing-cart.ts',
    'mf-x/src/cart/testing/orders.ts',
    'mf-x/src/testing-reads.ts',
    'mf-x/src/i18n/en.json',
  ]) {
    assert.deepEqual(waysOf(file), ['@mf-x'], file);
  }
});

test('a change that any feature may take in, or of a feature that no way names, wants all ways of its remote', () => {
  for (const file of [
    'mf-x/src/Price.tsx',
    'mf-x/remote.config.ts',
    'mf-x/package.json',
    'mf-x/src/new-feature/Page.tsx',
  ]) {
    assert.deepEqual(waysOf('mf-x/src/cart/a.ts', file), ofWholeX, file);
  }
});

test('a change of two remotes wants the ways of both, one below them all ways of each and of every remote', () => {
  const files = ['mf-x/src/cart/a.ts', 'mf-y/src/cart/a.ts'];
  assert.deepEqual(waysOfChange(tags, ['mf-x', 'mf-y'], files, false), [
    '@mf-x',
    '@mf-x/cart',
    '@mf-y/cart',
  ]);
  assert.deepEqual(waysOfChange(tags, ['mf-x', 'mf-y'], ['shared-ui/src/a.ts'], true), [
    ...ofWholeX,
    '@mf-y/cart',
    '@every-remote',
  ]);
});

test('a tag is found as it is, not as the beginning of another one', () => {
  const pattern = new RegExp(patternOf(['@mf-x', '@mf-x/cart']));
  for (const title of ['a way @mf-x', '@mf-x/cart', 'a way @mf-y/cart @mf-x/cart @mf-z']) {
    assert.match(title, pattern);
  }
  for (const title of ['@mf-xy', '@mf-x/orders', '@mf-x/cart-list', '@mf-y/cart']) {
    assert.doesNotMatch(title, pattern);
  }
});

test('every way names what there is: remotes and their feature folders', () => {
  const root = join(import.meta.dirname, '..');
  const found = tagsOfWays();
  assert.ok(found.includes('@every-remote'));
  const named = found
    .filter((tag) => tag !== '@every-remote')
    .map((tag) => tag.slice(1).split('/'));
  assert.ok(new Set(named.map(([remote]) => remote)).size >= 5, found.join(' '));
  for (const [remote = '', feature] of named) {
    const folder = join(root, remote, feature === undefined ? '' : `src/${feature}`);
    assert.ok(existsSync(folder), `${remote}/${feature}`);
  }
});
