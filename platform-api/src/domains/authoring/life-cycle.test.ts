import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseStatus } from '../catalogue/index.ts';
import { mayBecome, mayWrite } from './life-cycle.ts';

const statuses: CourseStatus[] = ['DRAFT', 'PUBLISHED', 'SUSPENDED', 'DELETED'];

for (const [saved, possible] of [
  [null, ['DRAFT', 'PUBLISHED']],
  ['DRAFT', ['DRAFT', 'PUBLISHED', 'DELETED']],
  ['PUBLISHED', ['PUBLISHED', 'SUSPENDED', 'DELETED']],
  ['SUSPENDED', ['PUBLISHED', 'SUSPENDED', 'DELETED']],
  ['DELETED', ['DELETED']],
] as const) {
  test(`from ${saved ?? 'a new course'} the status may become ${possible.join(', ')}`, () => {
    assert.deepEqual(
      statuses.filter((status) => mayBecome(saved, status)),
      possible,
    );
  });
}

test('[EDIT-20 part] [EDIT-21 part] content is open in draft only, questions also when published', () => {
  const open = statuses.map((status) => [mayWrite(status, 'content'), mayWrite(status, 'faq')]);
  assert.deepEqual(open, [
    [true, true],
    [false, true],
    [false, false],
    [false, false],
  ]);
});

test('all of a course that is not stored yet may be written', () => {
  assert.ok(mayWrite(null, 'content') && mayWrite(null, 'faq'));
});
