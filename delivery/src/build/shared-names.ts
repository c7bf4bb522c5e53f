import type { Compilation, Dependency, Module } from 'webpack';

/** Names by key of the share scope, both in the order of the alphabet. */
export type NamesByKey = Record<string, string[]>;

/** Federation's own modules, by the names that they give themselves in webpack's module graph. */
type FederationModule = Module & { _name?: string; options?: { shareKey?: string } };

/** Stands for all names, where a build takes a module as a whole and nobody can say which of them it reads. */
export const ANY_NAME = '*';

/**
 * What a build reads of each shared module, without what was shaken out of it. To be called when modules have
 * their chunks and are not joined yet (`afterChunks`).
 */
export function namesTaken(compilation: Compilation): NamesByKey {
  const { chunkGraph, moduleGraph } = compilation;
  const taken = new Map<string, Set<string>>();
  for (const module of compilation.modules as Iterable<FederationModule>) {
    if (module.type !== 'consume-shared-module') continue;
    const key = module.options?.shareKey ?? '';
    const names = taken.get(key) ?? new Set();
    taken.set(key, names);
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      const { originModule: reader, dependency } = connection;
      if (!reader || !dependency || chunkGraph.getNumberOfModuleChunks(reader) === 0) continue;
      if (connection.getActiveState(undefined) === false) continue;
      for (const read of dependency.getReferencedExports(moduleGraph, undefined)) {
        const [name] = Array.isArray(read) ? read : read.name;
        names.add(name ?? ANY_NAME);
      }
    }
  }
  return sorted(taken);
}

/**
 * What a build gives of each shared module. One without a list of exports (CommonJS, whose exports are
 * known when it runs) is left out: nothing can be said of it.
 */
export function namesGiven(compilation: Compilation): NamesByKey {
  const given = new Map<string, Set<string>>();
  for (const module of compilation.modules as Iterable<FederationModule>) {
    const key = module['_name'];
    if (module.type !== 'provide-module' || key === undefined) continue;
    for (const shared of modulesBehind(compilation, module)) {
      const names = compilation.moduleGraph.getProvidedExports(shared);
      const isListed = shared.buildMeta?.exportsType === 'namespace' && Array.isArray(names);
      if (isListed) given.set(key, new Set(names));
    }
  }
  return sorted(given);
}

/** An eager module stands in the entry, every other one behind a block of its own. */
function modulesBehind({ moduleGraph }: Compilation, module: Module): Module[] {
  const dependencies: Dependency[] = [
    ...module.dependencies,
    ...module.blocks.flatMap((block) => block.dependencies),
  ];
  return dependencies.flatMap((dependency) => moduleGraph.getModule(dependency) ?? []);
}

const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): NamesByKey =>
  Object.fromEntries(
    [...names]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, ofKey]) => [key, [...ofKey].toSorted()]),
  );
