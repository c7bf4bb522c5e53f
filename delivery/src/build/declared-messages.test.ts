import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declaredMessages } from './declared-messages.ts';

const sources: [what: string, source: string, found: Record<string, boolean>][] = [
  [
    'messages with and without their Italian text',
    `const m = defineMessages({
      a: { id: 'x.a', defaultMessage: 'Uno', description: 'One' },
      b: { id: 'x.b', description: 'Two' },
      c: { id: 'x.c', defaultMessage: '', description: 'Three' },
    });`,
    { 'x.a': true, 'x.b': false, 'x.c': false },
  ],
  [
    'texts in templates, and messages inside of calls',
    "format({ id: 'x.a', defaultMessage: `Uno\ndue`, description: `D` }, { n: 1 });",
    { 'x.a': true },
  ],
  ['objects that only look alike', "const row = { id: 'x.a', title: 'description' };", {}],
  ['a computed id, which nobody can translate', 'f({ id: `x.${a}`, description: "D" });', {}],
  ['nothing', 'export {};', {}],
];

for (const [what, source, found] of sources) {
  test(`it finds ${what}`, () => assert.deepEqual(declaredMessages(source), found));
}

test('each node is visited once, however deep it lies', () => {
  const depth = 21;
  const nested = `${'['.repeat(depth)}{ id: 'x.a', description: 'D' }${']'.repeat(depth)}`;
  const start = performance.now();
  assert.deepEqual(declaredMessages(`export default ${nested};`), { 'x.a': false });
  // Twice at each level were two million nodes and seconds.
  assert.ok(performance.now() - start < 1000, `${performance.now() - start} ms`);
});
