import type { Compiler, Dependency, Module } from 'webpack';

/** Before webpack's own, which skips modules that only pass exports on. */
const BEFORE_OTHERS = -100;

/**
 * Webpack sorts the dependencies of a module in place when it skips modules that only pass exports on, and its cache
 * keeps them so: the next build begins from another order, and joins modules in another one. They are put back before
 * the cache is written, so that a build is the same bytes with and without one.
 */
export class DependencyOrderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('DependencyOrderPlugin', (compilation) => {
      const written = new Map<Module, readonly Dependency[]>();
      compilation.hooks.optimizeDependencies.tap(
        { name: 'DependencyOrderPlugin', stage: BEFORE_OTHERS },
        (modules) => {
          for (const module of modules) {
            if (!written.has(module)) written.set(module, [...module.dependencies]);
          }
        },
      );
      compilation.hooks.afterSeal.tap('DependencyOrderPlugin', () => {
        for (const [module, dependencies] of written) module.dependencies = [...dependencies];
        written.clear();
      });
    });
  }
}
