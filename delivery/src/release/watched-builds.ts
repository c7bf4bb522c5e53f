import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Integrity } from './integrity.ts';
import { sealName } from './storage/storage.ts';
import type { ReleaseStorage } from './storage/storage.ts';

/** Builds of a watch, which come again under their name: what has changed is written, browsers keep the rest. */
export class WatchedBuilds {
  readonly #storage: ReleaseStorage;
  /** Hashes of the files that this process has written, by their folder. */
  readonly #written = new Map<string, Integrity['files']>();

  constructor(storage: ReleaseStorage) {
    this.#storage = storage;
  }

  /** @param files what its seal says of it. */
  async put(folder: string, builtDir: string, files: Integrity['files']): Promise<void> {
    const before = this.#written.get(folder);
    // Forgotten until all of it is written.
    this.#written.delete(folder);
    if (before && Object.keys(before).join('\n') === Object.keys(files).join('\n')) {
      const changed = Object.keys(files).filter((name) => files[name] !== before[name]);
      for (const name of [...changed, sealName]) {
        await this.#storage.replace(`${folder}/${name}`, await readFile(path.join(builtDir, name)));
      }
    } else {
      await this.#storage.removeFolder(folder);
      await this.#storage.putFolder(folder, builtDir);
    }
    this.#written.set(folder, files);
  }
}
