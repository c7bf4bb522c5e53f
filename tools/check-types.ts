import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The type check of a package. It keeps what it found where all was well: the next one looks at the files that
 * changed and at what they reach. After a fault all are looked at again, for what stood on a file that was missing
 * is not looked at when the file is back. A new clone looks at all of them too, and so does the gate.
 * @param tsc runs the compiler in `root` and gives its exit code
 */
export async function typeCheck(
  root: string,
  name: string,
  tsc: (args: string[]) => Promise<number>,
): Promise<number> {
  const folder = join(root, '.cache/types');
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, `${name}.tsbuildinfo`);
  const code = await tsc(['--noEmit', '--incremental', '--tsBuildInfoFile', kept, '-p', name]);
  if (code !== 0) rmSync(kept, { force: true });
  return code;
}
