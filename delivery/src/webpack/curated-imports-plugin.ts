import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { curatedNames } from './curated-modules.ts';

type ParserWithState = {
  hooks: {
    importSpecifier: {
      tap: (
        name: string,
        handle: (statement: unknown, source: string, exported: string | null) => void,
      ) => void;
    };
    exportImportSpecifier: {
      tap: (
        name: string,
        handle: (statement: unknown, source: string, id: string | null) => void,
      ) => void;
    };
  };
  state: { module: { addError: (error: Error) => void; resource?: string } };
};

/** Refuses an import that the shell does not provide: at run time it would silently be `undefined`. */
export class CuratedImportsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('CuratedImportsPlugin', (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm']) {
        factory.hooks.parser.for(type).tap('CuratedImportsPlugin', (parser) => {
          const typed = parser as unknown as ParserWithState;
          const check = (_statement: unknown, source: string, name: string | null) => {
            const names = curatedNames(source);
            const { module } = typed.state;
            // Packages import their own parts by relative paths; between packages the names are few.
            if (names === null || module.resource?.includes('node_modules')) return;
            if (name !== null && names.has(name)) return;
            const what = name === null ? 'everything' : `"${name}"`;
            module.addError(
              new webpack.WebpackError(
                `${module.resource}: ${what} of ${source} is not among the shared names ` +
                  '(delivery/src/webpack/curated-modules.ts)',
              ),
            );
          };
          typed.hooks.importSpecifier.tap('CuratedImportsPlugin', check);
          typed.hooks.exportImportSpecifier.tap('CuratedImportsPlugin', check);
        });
      }
    });
  }
}
