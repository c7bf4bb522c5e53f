import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { transformSync } from '@swc/core';
import { declaredMessages } from '../build/declared-messages.ts';
import { withoutDescriptions } from './without-descriptions.ts';

const cases: [what: string, before: string, after: string][] = [
  [
    'the last of three',
    `defineMessages({ a: { id: 'x.a', defaultMessage: 'Perché è così', description: "Title – è" } });`,
    `defineMessages({ a: { id: 'x.a', defaultMessage: 'Perché è così' } });`,
  ],
  [
    'one in the middle, with a comma after the last',
    `defineMessages({ a: { id: 'x.a', description: 'T', defaultMessage: 'A', }, b: { description: 'U', id: 'x.b', defaultMessage: 'B', }, });`,
    `defineMessages({ a: { id: 'x.a', defaultMessage: 'A', }, b: { id: 'x.b', defaultMessage: 'B', }, });`,
  ],
  [
    'a template',
    'f(defineMessages({ a: { id: "x.a", defaultMessage: `A`, description: `T ${1}` } }));',
    'f(defineMessages({ a: { id: "x.a", defaultMessage: `A` } }));',
  ],
];
for (const [what, before, after] of cases) {
  test(`a description is taken out: ${what}`, () => {
    assert.equal(withoutDescriptions(before), after);
  });
}

for (const [what, source] of [
  [
    'of another call',
    `defineMessages({}); other({ a: { id: 'a', defaultMessage: 'A', description: 'Kept' } });`,
  ],
  ['of something else', `const meta = { id: 'a', defaultMessage: 'A', description: 'Kept' };`],
  [
    'that is a message itself',
    `defineMessages({ description: { id: 'x.a', defaultMessage: 'A' } });`,
  ],
  ['of a message without an Italian text', `defineMessages({ a: { id: 'x', description: 'T' } });`],
  [
    'of what is put together',
    `defineMessages({ a: { ...b, defaultMessage: 'A', description: 'T' } });`,
  ],
]) {
  test(`a description is kept: ${what}`, () => {
    assert.equal(withoutDescriptions(source ?? ''), source);
  });
}

test('the real messages lose their descriptions, and nothing else', () => {
  const workspace = path.resolve(import.meta.dirname, '../../..');
  const files = globSync('{shell,shared-ui,mf-*}/src/**/*messages.ts', { cwd: workspace });
  let saved = 0;
  let messages = 0;
  for (const file of files) {
    const { code } = transformSync(readFileSync(path.join(workspace, file), 'utf8'), {
      swcrc: false,
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    });
    const lean = withoutDescriptions(code);
    assert.deepEqual(declaredMessages(lean), declaredMessages(code), file);
    const left = lean.split('\n').filter((line) => /^\s+description: ['"`]/u.test(line));
    assert.deepEqual(left, [], file);
    saved += code.length - lean.length;
    messages += Object.keys(declaredMessages(code)).length;
  }
  assert.ok(messages > 1000 && saved > 30 * messages, `${saved} characters of ${messages}`);
});
