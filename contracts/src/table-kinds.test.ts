import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableKinds, tableOfKind } from './table-kinds.ts';

test('[BACK-05 part] users 0, invoice 1, notarization 2, categories 3, and no other', () => {
  assert.deepEqual(tableKinds, { users: 0, invoice: 1, notarization: 2, categories: 3 });
  const numbers = ['0', '1', '2', '3', '4', '-1', '1.0', '', 'users'];
  assert.deepEqual(numbers.map(tableOfKind), [
    'users',
    'invoice',
    'notarization',
    'categories',
    null,
    null,
    null,
    null,
    null,
  ]);
});
