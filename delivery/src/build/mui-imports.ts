import type { Compilation, Dependency, Module } from 'webpack';

export type MuiImport = {
  /** `@mui/material/Slider`, as a source of the package writes it. */
  request: string;
  /** Names of the modules that come with it and that the shell does not bring. */
  modules: string[];
};

const isMui = (request: string | undefined): request is string =>
  request?.startsWith('@mui/') === true;

/**
 * The imports of a package from MUI, and the modules that each brings. Must be called
 * before webpack joins modules, because afterwards the importer of a module is unknown.
 */
export function muiImports(
  { modules, moduleGraph }: Compilation,
  nameOf: (module: Module) => string,
): MuiImport[] {
  const carriedBy = new Map<string, Set<Module>>();
  for (const module of modules) {
    if (module.nameForCondition()?.includes('node_modules') !== false) continue;
    for (const { module: target, dependency } of moduleGraph.getOutgoingConnections(module)) {
      const request = requestOf(dependency);
      if (!isMui(request) || target === null || isShared(target)) continue;
      const carried = carriedBy.get(request) ?? new Set();
      carriedBy.set(request, carried);
      collect(target, carried);
    }
  }
  return [...carriedBy].map(([request, carried]) => ({
    request,
    modules: [...carried].map(nameOf),
  }));

  function collect(module: Module, into: Set<Module>): void {
    if (into.has(module) || isShared(module)) return;
    into.add(module);
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      if (connection.module !== null) collect(connection.module, into);
    }
  }
}

const requestOf = (dependency: Dependency | null): string | undefined =>
  (dependency as { request?: string } | null)?.request;

const isShared = ({ type }: Module): boolean => type === 'consume-shared-module';
