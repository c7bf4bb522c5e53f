import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Folder of one of our packages as a remote has it: beside the remote in this workspace, installed from a
 * registry in a repository of the team's own.
 * @returns null when the remote does not have it.
 */
export function sharedPackageDir(packageDir: string, name: string): string | null {
  const beside = path.resolve(packageDir, '..', name);
  if (existsSync(beside)) return beside;
  const installed = path.join(packageDir, 'node_modules', name);
  return existsSync(installed) ? realpathSync(installed) : null;
}

/** Of the package managers that teams use. */
export const lockFiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** Where lock file, tools and caches are: above a package of a workspace, in a repository of the team's own there. */
export const topFolder = (packageDir: string): string =>
  lockFiles.some((name) => existsSync(path.join(packageDir, name)))
    ? path.resolve(packageDir)
    : path.dirname(packageDir);

/** A script of ours that another process runs: `.ts` in the workspace, `.js` in what is packed. */
export const scriptBeside = ({ filename }: ImportMeta, name: string): string =>
  path.join(path.dirname(filename), `${name}${path.extname(filename)}`);
