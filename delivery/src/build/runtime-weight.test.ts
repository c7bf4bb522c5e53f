import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runtimeShare } from './runtime-weight.ts';

test('federation and the runtime of webpack are counted, and nothing else', () => {
  const modules = [
    { name: 'webpack and federation runtime', size: 10 },
    { name: '@module-federation/runtime-core/dist/core.js', size: 20 },
    { name: 'delivery/src/webpack/stand-ins/federation/shell-runtime.mjs', size: 10 },
    { name: 'react-dom/index.js', size: 100 },
    { name: 'shell/src/federation/host.ts', size: 20 },
  ];
  assert.equal(runtimeShare({ modules }), 40 / 160);
  assert.equal(runtimeShare({ modules: [] }), 0);
});
