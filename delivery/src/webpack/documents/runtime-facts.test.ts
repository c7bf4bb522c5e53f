import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runtimeGiven, runtimeTaken } from './runtime-facts.ts';

test('what a build takes is found in its scripts as they are served', () => {
  const scripts = [
    'let n=globalThis.federationOfShell;r.federation.bundlerRuntime.init({webpackRequire:r})',
    'e.federation.bundlerRuntime.consumes({}),e.federation.bundlerRuntimeOptions={},runtime.init()',
  ];
  assert.deepEqual(runtimeTaken(scripts)?.takes, [
    'federationOfShell',
    'federationOfShell.consumes',
    'federationOfShell.init',
  ]);
});

test('a build with a runtime of its own takes the core, or nothing', () => {
  const own = 'r.federation.bundlerRuntime.init();';
  assert.deepEqual(runtimeTaken([`module.exports=_FEDERATION_RUNTIME_CORE;${own}`])?.takes, [
    '_FEDERATION_RUNTIME_CORE',
  ]);
  assert.equal(runtimeTaken([own]), undefined);
});

test('the shell names each part that it gives, and the version', () => {
  const { gives, version } = runtimeGiven();
  assert.ok(gives.includes('_FEDERATION_RUNTIME_CORE'));
  assert.ok(gives.includes('federationOfShell.initContainerEntry'));
  assert.match(version, /^\d+\.\d+\.\d+$/u);
});
