import path from 'node:path';
import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';
import type { MuiImport } from './mui-imports.ts';

export type SummarizedModule = {
  /** `node_modules` package or the path inside the workspace. */
  name: string;
  /** Bytes of source, before minification. */
  size: number;
};

export type SummarizedChunk = {
  files: string[];
  modules: SummarizedModule[];
  /** Keys of the share scope that modules in it ask for. */
  consumes: string[];
};

export type SummarizedGroup = {
  /** What was imported to get it: `./welcome/WelcomePage.tsx`, of a worker its file; empty for an entry. */
  requests: string[];
  initial: boolean;
  files: string[];
  /** Indexes of groups that are there before this one. */
  parents: number[];
};

/** Which module a build put into which file; budgets and `pnpm bench` read it. */
/** Incremented when the shape changes, so that older summaries are made again. */
export const SUMMARY_SCHEMA = 4;

export type BuildSummary = {
  schema: number;
  key: string;
  id: string;
  chunks: SummarizedChunk[];
  groups: SummarizedGroup[];
  /** Keys of the share scope that this build brings, with the files that come only with them. */
  provides: Record<string, string[]>;
  /** What its own sources import from MUI past the shell; only in the summary of a compilation. */
  muiImports?: MuiImport[];
};

export function summarize(compilation: Compilation, key: string, id: string): BuildSummary {
  const groups = [...compilation.chunkGroups];
  const scripts = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'));
  return {
    schema: SUMMARY_SCHEMA,
    key,
    id,
    chunks: [...compilation.chunks].map((chunk) => ({
      files: scripts(chunk.files),
      modules: modulesOf(compilation, chunk),
      consumes: consumedKeys(compilation, chunk),
    })),
    groups: groups.map((group) => ({
      requests: requestsOf(compilation, group),
      initial: group.isInitial(),
      files: scripts(group.getFiles()),
      parents: [...group.parentsIterable].map((parent) => groups.indexOf(parent)),
    })),
    provides: providedFiles(compilation),
  };
}

function requestsOf(compilation: Compilation, group: ChunkGroup): string[] {
  const requests = group.origins.map(({ request }) => request ?? '').filter(Boolean);
  if (requests.length > 0 || group.isInitial()) return requests;
  // A worker is an entry of its own, which the page does not import.
  return group.chunks.flatMap((chunk) =>
    [...compilation.chunkGraph.getChunkEntryModulesIterable(chunk)].flatMap((module) => {
      const name = module.nameForCondition();
      return name === null ? [] : [`./${path.basename(name)}`];
    }),
  );
}

/** Federation's own modules, by the names that they give themselves in webpack's module graph. */
type FederationModule = Module & { _name?: string; options?: { shareKey?: string } };

function consumedKeys(compilation: Compilation, chunk: Chunk): string[] {
  const modules: FederationModule[] = [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
  return modules
    .filter(({ type }) => type === 'consume-shared-module')
    .map(({ options }) => options?.shareKey ?? '');
}

function providedFiles(compilation: Compilation): Record<string, string[]> {
  const provided: Record<string, string[]> = {};
  for (const module of compilation.modules as Iterable<FederationModule>) {
    if (module.type !== 'provide-module' || module['_name'] === undefined) continue;
    // An eager module is part of the entry and has no block.
    const files = module.blocks.flatMap(
      (block) => compilation.chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? [],
    );
    provided[module['_name']] = files.filter((file) => file.endsWith('.js'));
  }
  return provided;
}

function modulesOf(compilation: Compilation, chunk: Chunk): SummarizedModule[] {
  const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)];
  return modules.flatMap(innerModules).map((module) => ({
    name: moduleName(module),
    size: module.size('javascript'),
  }));
}

/** The modules that were joined into a concatenated one. */
function innerModules(module: Module): Module[] {
  return (module as Module & { modules?: Module[] }).modules ?? [module];
}

/** `node_modules` package or the path inside the workspace. */
export function moduleName(module: Module): string {
  const name = module.nameForCondition() ?? module.identifier();
  const installed = name.lastIndexOf('node_modules/');
  if (installed >= 0) return name.slice(installed + 'node_modules/'.length);
  const inWorkspace = /\/((?:shell|shared-[a-z]+|mf-[a-z-]+|delivery)\/.*)$/u.exec(name);
  return inWorkspace?.[1] ?? 'webpack and federation runtime';
}
