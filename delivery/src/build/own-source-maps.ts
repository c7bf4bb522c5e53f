import type { Compiler, Configuration } from 'webpack';

/** After webpack's own, which asks for the map of every module. */
const AFTER_OTHERS = 100;

/**
 * A watched build maps what we wrote. Of packages a map says what the script says; such maps were most of what a build
 * of the shell wrote, hashed and copied.
 */
export function mapOwnSources({ plugins, cache }: Configuration): void {
  plugins?.push({
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap('mapOwnSources', ({ hooks }) => {
        hooks.buildModule.tap({ name: 'mapOwnSources', stage: AFTER_OTHERS }, (module) => {
          const isOfPackage = /[\\/]node_modules[\\/]/u.test(module.nameForCondition() ?? '');
          if (isOfPackage) module.useSourceMap = false;
        });
      });
    },
  });
  // Modules that were kept before have the maps of all.
  if (typeof cache === 'object' && cache.type === 'filesystem') cache.version += ' own-maps';
}
