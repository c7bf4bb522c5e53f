// Stands for the plugin by which a host gives its runtime to remotes: the core, as releases take it that have
// a bundler runtime of their own, and the bundler runtime, which `remote-runtime.mjs` takes.
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-tools/runtime-core';
import { createInstance } from '@module-federation/runtime-tools/runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { attachShareScopeMap, bundlerRuntime } from './shell-runtime.mjs';

/** As `init` of the runtime, which would keep the instance of the remote for that of the shell. */
function init(options) {
  const { __FEDERATION__: page } = CurrentGlobal;
  const { __INSTANCES__: instances } = page;
  const known = instances.find((instance) => instance.options.name === options.name);
  if (known === undefined) return createInstance({ ...options, id: '' });
  known.initOptions(options);
  return known;
}

const core = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
  helpers: { global: {}, share: {}, utils: {} },
};

const federation = {
  runtime: { init },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

/** By the names under which they stand in the page. */
export const given = {
  _FEDERATION_RUNTIME_CORE: core,
  federationOfShell: federation,
};

export default () => ({
  name: 'given-runtime',
  beforeInit(args) {
    Object.assign(globalThis, given);
    return args;
  },
});
