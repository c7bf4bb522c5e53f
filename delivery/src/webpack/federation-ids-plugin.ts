import type { Compiler, Module } from 'webpack';

/**
 * Federation writes its entry into a file that is named by its content, and the content names another file by its
 * absolute path; the container names this one. Ids of modules are made of such names: the same sources would be other
 * bytes in each folder.
 */
export class FederationIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id !== null) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function idOf(module: Module): string | null {
  if (module.identifier().startsWith('container entry ')) return 'container';
  const file = module.nameForCondition() ?? '';
  return /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/u.test(file) ? 'federation' : null;
}
