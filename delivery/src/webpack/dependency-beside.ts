import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder of a package that `packageDir` reaches only through another: pnpm puts the dependencies of
 * a package beside it. `dependencyBeside(shell, 'react-router-dom', 'react-router')`
 * @returns null when either is not installed.
 */
export function dependencyBeside(packageDir: string, bringer: string, name: string): string | null {
  const link = path.join(packageDir, 'node_modules', bringer);
  if (!existsSync(link)) return null;
  const root = path.resolve(realpathSync(link), bringer.includes('/') ? '../..' : '..');
  const dir = path.join(root, name);
  return existsSync(dir) ? dir : null;
}
