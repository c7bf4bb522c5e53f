import { randomUUID } from 'node:crypto';
import { cp, link, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FILE_MODE, makeReadable, makeReadableFolder } from './readable-folder.ts';
import { LEFTOVER_AGE_MS } from './storage.ts';
import type { ReleaseStorage } from './storage.ts';

/** Half-written things live here, on the same disk, until they are whole. */
const stagingFolder = '.staging';

/** Releases in a folder of a disk that has hard links. */
export class DirectoryStorage implements ReleaseStorage {
  readonly place: string;
  readonly freshForMs = 0;

  readonly #isLasting: boolean;

  /**
   * @param options.isLasting whether what is acknowledged survives a power cut; default: yes. Each write waits for the
   * disk then, and for all that others have to write there.
   */
  constructor(dir: string, { isLasting = true }: { isLasting?: boolean } = {}) {
    this.place = dir;
    this.#isLasting = isLasting;
  }

  read(name: string): Promise<Buffer | null> {
    return unlessMissing(readFile(this.#file(name)), null);
  }

  async create(name: string, content: Buffer): Promise<boolean> {
    const whole = await this.#staged(content);
    makeReadableFolder(path.dirname(this.#file(name)));
    try {
      // Unlike a rename, a link fails when the name is taken: of two operators, one wins.
      await link(whole, this.#file(name));
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(whole, { force: true });
    }
  }

  async replace(name: string, content: Buffer): Promise<void> {
    const whole = await this.#staged(content);
    makeReadableFolder(path.dirname(this.#file(name)));
    await rename(whole, this.#file(name));
  }

  async list(folder: string): Promise<string[]> {
    const entries = await unlessMissing(
      readdir(this.#file(folder), { recursive: true, withFileTypes: true }),
      [],
    );
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.place, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
      .toSorted();
  }

  async putFolder(name: string, localDir: string): Promise<boolean> {
    const target = this.#file(name);
    const aside = await this.#stagingName();
    await cp(localDir, aside, { recursive: true });
    await makeReadable(aside);
    makeReadableFolder(path.dirname(target));
    try {
      await rename(aside, target);
      return true;
    } catch (error) {
      await rm(aside, { recursive: true, force: true });
      if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error))) return false;
      throw error;
    }
  }

  async removeFolder(name: string): Promise<void> {
    // Moved first: a reader finds all of it or none.
    const aside = await this.#stagingName();
    await unlessMissing(rename(this.#file(name), aside), undefined);
    await rm(aside, { recursive: true, force: true });
  }

  async fetchTo(): Promise<void> {}

  async removeLeftovers(): Promise<number> {
    const dir = this.#file(stagingFolder);
    let removed = 0;
    for (const name of await unlessMissing(readdir(dir), [])) {
      const age = Date.now() - (await stat(path.join(dir, name))).mtimeMs;
      if (age < LEFTOVER_AGE_MS) continue;
      await rm(path.join(dir, name), { recursive: true, force: true });
      removed += 1;
    }
    return removed;
  }

  #file(name: string): string {
    return path.join(this.place, name);
  }

  async #stagingName(): Promise<string> {
    makeReadableFolder(this.#file(stagingFolder));
    return path.join(this.#file(stagingFolder), randomUUID());
  }

  /** On the disk before it gets its name: a power cut leaves no empty document. */
  async #staged(content: Buffer): Promise<string> {
    const file = await this.#stagingName();
    const handle = await open(file, 'wx');
    try {
      await handle.chmod(FILE_MODE);
      await handle.writeFile(content);
      if (this.#isLasting) await handle.sync();
    } finally {
      await handle.close();
    }
    return file;
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

async function unlessMissing<T, M>(work: Promise<T>, missing: M): Promise<T | M> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return missing;
    throw error;
  }
}
