import webpack from 'webpack';
import type { Compilation, Compiler, Module, NormalModule } from 'webpack';
import { apiCallsOf } from '../../build/api-calls.ts';
import { ownCopies } from '../../build/broken-shares.ts';
import { summarize } from '../../build/build-summary.ts';
import { declaredMessages } from '../../build/declared-messages.ts';
import { factsName } from '../../build/release-facts.ts';
import type { ReleaseFacts } from '../../build/release-facts.ts';
import { namesTaken } from '../../build/shared-names.ts';
import { runtimeTaken } from './runtime-facts.ts';

/** A module that is taken from the share scope, as federation names its parts. */
type ConsumeModule = Module & {
  options?: { shareKey?: string; requiredVersion?: unknown; singleton?: boolean };
};

/** Writes `facts.json`: what the gate must know of a build and cannot read from its scripts. */
export class ReleaseFactsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseFactsPlugin', (compilation) => {
      let messages: Record<string, boolean> = {};
      let names: ReleaseFacts['names'];
      let api: ReleaseFacts['api'];
      compilation.hooks.afterChunks.tap('ReleaseFactsPlugin', () => {
        names = namesTaken(compilation);
        api = apiCallsOf(compilation);
      });
      // Before modules are joined and thrown away.
      compilation.hooks.finishModules.tap('ReleaseFactsPlugin', (modules) => {
        messages = messagesOf(modules, compiler.context);
      });
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseFactsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const facts = factsOf(compilation, { messages, names, api });
          const text = JSON.stringify(facts);
          compilation.emitAsset(factsName, new webpack.sources.RawSource(text));
        },
      );
    });
  }
}

function factsOf(
  compilation: Compilation,
  found: Pick<ReleaseFacts, 'messages' | 'names' | 'api'>,
): ReleaseFacts {
  const summary = summarize(compilation, '', '');
  return {
    uniqueName: compilation.outputOptions.uniqueName ?? '',
    shared: sharedRequests(compilation),
    runtime: runtimeTaken(scriptsOf(compilation)),
    copies: ownCopies(summary),
    ...found,
    chunks: summary.chunks.map(({ files, consumes }) => ({ files, consumes })),
    groups: summary.groups,
    provides: summary.provides,
  };
}

const scriptsOf = (compilation: Compilation): string[] =>
  compilation
    .getAssets()
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ source }) => String(source.source()));

/** In the order of their ids: modules come in that in which they were read, another one each time. */
export function messagesOf(modules: Iterable<Module>, context: string): Record<string, boolean> {
  const found: Record<string, boolean> = {};
  for (const module of modules) {
    const { resource } = module as NormalModule;
    if (!resource?.startsWith(`${context}/src/`) || !/\.tsx?$/u.test(resource)) continue;
    Object.assign(found, declaredMessages(String(module.originalSource()?.source() ?? '')));
  }
  const ids = Object.keys(found).toSorted();
  return Object.fromEntries(ids.map((id) => [id, found[id] ?? false]));
}

function sharedRequests(compilation: Compilation): ReleaseFacts['shared'] {
  const requests = new Map<string, ReleaseFacts['shared'][number]>();
  for (const module of compilation.modules as Iterable<ConsumeModule>) {
    if (module.type !== 'consume-shared-module') continue;
    const { shareKey: key = '', requiredVersion, singleton = false } = module.options ?? {};
    requests.set(key, { key, range: rangeText(requiredVersion), singleton });
  }
  return [...requests.values()].toSorted((one, other) => one.key.localeCompare(other.key));
}

/** As the configuration gave it; webpack's own sharing parses it, federation leaves it a text. */
const rangeText = (range: unknown): string => (typeof range === 'string' ? range : '*');
