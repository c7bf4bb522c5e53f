import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages at the top level, and which of them each takes in. */
export type Packages = ReadonlyMap<string, readonly string[]>;

export function readPackages(root: string): Packages {
  const manifests = readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    try {
      const text = readFileSync(join(root, entry.name, 'package.json'), 'utf8');
      const manifest = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
      return [
        [entry.name, { ...manifest['dependencies'], ...manifest['devDependencies'] }],
      ] as const;
    } catch {
      return [];
    }
  });
  const names = new Set(manifests.map(([name]) => name));
  return new Map(
    manifests.map(([name, needs]) => [name, Object.keys(needs).filter((need) => names.has(need))]),
  );
}

/** The packages in which files changed; `null` when a file of all packages did (lock file, lint rules, types). */
export function changedPackages(files: readonly string[], packages: Packages): string[] | null {
  const ofAll =
    /^(package\.json|pnpm-[^/]+|tsconfig[^/]*|\.oxlintrc\.json|tools\/jest-preset\/.*)$/;
  if (files.some((file) => ofAll.test(file))) return null;
  const folders = new Set(files.map((file) => file.split('/')[0] ?? ''));
  return [...packages.keys()].filter((name) => folders.has(name)).toSorted();
}

/** These packages and all that take one of them in, directly or through others. */
export function withDependents(changed: readonly string[], packages: Packages): string[] {
  const found = new Set(changed);
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const [name, needs] of packages) {
      if (needs.some((need) => found.has(need))) found.add(name);
    }
  }
  return [...found].toSorted();
}

/** Whether something changed that a remote takes in, so that not its own sources alone say what it does now. */
export function isBelowRemotes(changed: readonly string[], packages: Packages): boolean {
  const others = changed.filter((name) => !name.startsWith('mf-'));
  return withDependents(others, packages).some((name) => name.startsWith('mf-'));
}
