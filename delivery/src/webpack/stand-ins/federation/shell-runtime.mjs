// The bundler runtime of the shell: remotes are known by the registry only, so what a build knows of its own
// remotes is not here, nor what calculates shared packages that are shaken, which are never configured.
import { init } from '@module-federation/runtime-tools/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

export const bundlerRuntime = {
  consumes,
  I: initializeSharing,
  installInitialConsumes,
  init: ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions),
};

export { attachShareScopeMap };

export default {
  runtime: { init },
  bundlerRuntime,
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
