/**
 * The shell draws toasts, outside the messages of the remote that tells them: a `FormattedMessage` there has the
 * Italian of its source in every language. Words are formatted where the remote's messages are.
 */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');

/** @returns the arguments of each call `toast.…(…)`, as they are written. */
function toldIn(text: string): string[] {
  return [...text.matchAll(/\btoast\.\w+\(/gu)].map(({ index, 0: call }) => {
    const start = index + call.length;
    let open = 1;
    let end = start;
    while (open > 0 && end < text.length) {
      if (text[end] === '(') open += 1;
      if (text[end] === ')') open -= 1;
      end += 1;
    }
    return text.slice(start, end - 1);
  });
}

const isLate = (told: string) => /<Formatted[A-Z]/u.test(told);

test('words of a toast that its own remote does not format are noticed', () => {
  const [late, early] = toldIn(`
    toast.success(
      <FormattedMessage {...(stored() ? messages.saved : messages.ended)} />,
    );
    toast.success(intl.formatMessage(messages.saved));
    return <FormattedMessage {...messages.title} />;`);
  assert.ok(isLate(late!));
  assert.ok(!isLate(early!));
});

test('remotes format the words of their toasts', () => {
  const files = globSync('{mf-*,shared-ui}/src/**/*.{ts,tsx}', { cwd: root });
  const told = files.map((file) => ({
    file,
    told: toldIn(readFileSync(join(root, file), 'utf8')),
  }));
  const all = told.flatMap((each) => each.told);
  assert.ok(all.length > 60, `only ${all.length} toasts were looked at`);
  assert.deepEqual(
    told.filter((each) => each.told.some(isLate)).map(({ file }) => file),
    [],
  );
});
