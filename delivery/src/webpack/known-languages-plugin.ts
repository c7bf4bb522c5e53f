import webpack from 'webpack';
import type { Compiler } from 'webpack';

const name = 'KnownLanguagesPlugin';

/** What each of these answers, plurals answer too: a browser has all of them for the same languages. */
const slow = ['Intl.NumberFormat.supportedLocalesOf', 'Intl.DateTimeFormat.supportedLocalesOf'];
const quick = 'Intl.PluralRules.supportedLocalesOf';

/**
 * Whether the browser has a language is asked of its plurals. react-intl asks it of numbers and of dates before the
 * first drawing, and V8 opens the data of every language that there is to answer: 15 ms of a fast machine.
 */
export class KnownLanguagesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (_compilation, { normalModuleFactory }) => {
      for (const type of ['auto', 'esm', 'dynamic']) {
        normalModuleFactory.hooks.parser.for(`javascript/${type}`).tap(name, (parser) => {
          if (!(parser instanceof webpack.javascript.JavascriptParser)) return;
          for (const asked of slow) {
            parser.hooks.call.for(asked).tap(name, ({ callee, arguments: values }) => {
              if (callee.range === undefined) return;
              const asQuick = new webpack.dependencies.ConstDependency(quick, callee.range);
              parser.state.module.addPresentationalDependency(asQuick);
              for (const value of values) parser.walkExpression(value);
              return true;
            });
          }
        });
      }
    });
  }
}
