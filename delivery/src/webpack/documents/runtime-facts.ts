import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import type { ReleaseFacts } from '../../build/release-facts.ts';
import type { PlatformFacts } from '../../gate/platform.ts';
import { given } from '../stand-ins/federation/given-runtime.mjs';

/** What the shell gives of its federation runtime, each part by the name under which a remote takes it. */
export function runtimeGiven(): NonNullable<PlatformFacts['runtime']> {
  const gives = Object.entries(given).flatMap(([name, value]) => [
    name,
    ...Object.keys((value as { bundlerRuntime?: object }).bundlerRuntime ?? {}).map(
      (part) => `${name}.${part}`,
    ),
  ]);
  return { version: runtimeVersion(), gives: gives.toSorted() };
}

/**
 * What the scripts of a build read from the page that only a shell can have put there. Names of properties
 * are not shortened, so they are in the scripts as federation wrote them.
 * @returns undefined when the build brings its own runtime.
 */
export function runtimeTaken(scripts: readonly string[]): ReleaseFacts['runtime'] {
  const text = scripts.join('\n');
  const names = Object.keys(given).filter((name) => text.includes(name));
  if (names.length === 0) return undefined;
  const parts = text.matchAll(/\bfederation(?:OfShell)?\.bundlerRuntime\.(\w+)/gu);
  const takes = new Set(names);
  if (takes.has(ofShell)) for (const [, part] of parts) takes.add(`${ofShell}.${part}`);
  return { version: runtimeVersion(), takes: [...takes].toSorted() };
}

const ofShell = 'federationOfShell' satisfies keyof typeof given;

/** Of the package that writes what remotes call and what the shell answers with. */
function runtimeVersion(): string {
  const file = findPackageJSON('@module-federation/enhanced', import.meta.url) ?? '';
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
