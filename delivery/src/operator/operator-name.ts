/** What git and the machine know of whoever runs a command. */
import { execFileSync } from 'node:child_process';
import os from 'node:os';

/** Nobody proves it. */
export function operatorName(root: string): string {
  return (
    process.env['RELEASE_OPERATOR'] ||
    gitOutput(root, ['config', 'user.name']) ||
    `${os.userInfo().username}@${os.hostname()}`
  );
}

/** Default reason of a publication: the subject of the last commit. */
export const lastCommit = (root: string): string =>
  gitOutput(root, ['log', '-1', '--format=%h %s']);

function gitOutput(root: string, args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
