import { chmodSync, mkdirSync } from 'node:fs';
import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';

/** What is released is public: an nginx or an edge of another account reads it, whatever the publisher's umask. */
export const FILE_MODE = 0o644;
const FOLDER_MODE = 0o755;

/** Makes a folder and those above it; of folders that were there already the operator has decided. */
export function makeReadableFolder(dir: string): void {
  const first = mkdirSync(dir, { recursive: true });
  if (first === undefined) return;
  const top = path.resolve(first);
  for (let made = path.resolve(dir); made.startsWith(top); made = path.dirname(made)) {
    chmodSync(made, FOLDER_MODE);
  }
}

/** A folder with all that is in it, such as one that `mkdtemp` made for its owner alone. */
export async function makeReadable(dir: string): Promise<void> {
  await chmod(dir, FOLDER_MODE);
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const mode = entry.isDirectory() ? FOLDER_MODE : FILE_MODE;
    await chmod(path.join(entry.parentPath, entry.name), mode);
  }
}
