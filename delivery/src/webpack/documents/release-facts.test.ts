import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Module } from 'webpack';
import { messagesOf } from './release-facts-plugin.ts';

const moduleOf = (name: string, source: string) =>
  ({
    resource: `/mf-x/src/${name}`,
    originalSource: () => ({ source: () => source }),
  }) as unknown as Module;

test('in whatever order modules are read, the facts of a build are the same bytes', () => {
  const modules = [
    moduleOf('b.ts', "export const b = { id: 'x.b', defaultMessage: 'Due', description: 'Text' };"),
    moduleOf('a.ts', "export const a = { id: 'x.a', description: 'Text without words' };"),
  ];
  const facts = [modules, modules.toReversed()].map((all) =>
    JSON.stringify(messagesOf(all, '/mf-x')),
  );
  assert.deepEqual(facts, ['{"x.a":false,"x.b":true}', '{"x.a":false,"x.b":true}']);
});
