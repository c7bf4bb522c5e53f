import path from 'node:path';
import type { Compiler, Module } from 'webpack';

/**
 * Federation writes its entry into a file that is named by its content, and the content names another file by its
 * absolute path; the container names this one. Ids of modules are made of such names: the same sources would be other
 * bytes in each folder. What the shell brings to the share scope is named by the absolute path of its file: it has no
 * id in the output, and yet takes one from a module that has.
 */
export class FederationIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FederationIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationIdsPlugin', (modules) => {
        for (const module of modules) {
          const id = idOf(module, compiler.context);
          if (id !== null) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function idOf(module: Module, context: string): string | null {
  const identifier = module.identifier();
  if (identifier.startsWith('container entry ')) return 'container';
  const [, provided, file] = /^(provide module .+ = )(.+)$/u.exec(identifier) ?? [];
  if (provided !== undefined && file !== undefined) return provided + path.relative(context, file);
  const name = module.nameForCondition() ?? '';
  return /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/u.test(name) ? 'federation' : null;
}
