import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the product keeps in its data directory; one of these marks the directory as ours. */
const ours = /^(database|files|logs|releases|watched-releases|secrets\.json)/;

/** Files that systems create in a folder. */
const strays = /^(\.|lost\+found$|Thumbs\.db$|desktop\.ini$)/;

/**
 * Makes the data directory and sees that it can be written.
 * @returns null, or the sentence that tells why it cannot be used; then nothing was changed.
 */
export function dataDirRefusal(dataDir: string): string | null {
  try {
    makeFolder(dataDir);
    const names = readdirSync(dataDir).filter((name) => !strays.test(name));
    if (names.length > 0 && !names.some((name) => ours.test(name))) {
      return `${dataDir} holds something else than WorkerBadge's data (${names[0]}). Set DATA_DIR to another folder; nothing was changed.`;
    }
    const probe = join(dataDir, `.write-test-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    return null;
  } catch (error) {
    return `The data directory ${dataDir} ${reason(error as NodeJS.ErrnoException)}. Set DATA_DIR to another folder.`;
  }
}

/** Not `recursive`: where the system answers ENOENT for ever (/proc), Node tries for ever. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path);
  }
}

function reason({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'cannot be made there';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'cannot be made: a file is in its place';
  if (code === 'EACCES' || code === 'EPERM') return 'cannot be written with your rights';
  if (code === 'EROFS') return 'is on a disk that can only be read';
  if (code === 'ENOSPC') return 'is on a disk that is full';
  return `cannot be written (${message})`;
}
