import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ContainerClient, RestError } from '@azure/storage-blob';
import { LEFTOVER_AGE_MS, sealName } from './storage.ts';
import type { ReleaseStorage } from './storage.ts';

/**
 * Releases in a container of Azure Blob Storage. A blob that must not exist yet is the compare-and-set; the
 * seal of a release is written last, so that without it there is no release.
 */
export class AzureStorage implements ReleaseStorage {
  /** Each page needs the newest revision: reading it once a second is enough. */
  readonly freshForMs = 1000;
  readonly #container: ContainerClient;

  constructor(container: ContainerClient) {
    this.#container = container;
  }

  /** @param connectionString of the account, with its key or a shared access signature. */
  static async open(connectionString: string, container: string): Promise<AzureStorage> {
    const client = new ContainerClient(connectionString, container);
    await client.createIfNotExists();
    return new AzureStorage(client);
  }

  get place(): string {
    return `container ${this.#container.containerName}`;
  }

  async read(name: string): Promise<Buffer | null> {
    try {
      return await this.#container.getBlobClient(name).downloadToBuffer();
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  async create(name: string, content: Buffer): Promise<boolean> {
    try {
      await this.#container.getBlockBlobClient(name).upload(content, content.length, {
        conditions: { ifNoneMatch: '*' },
      });
      return true;
    } catch (error) {
      if ([409, 412].includes(statusOf(error))) return false;
      throw error;
    }
  }

  async replace(name: string, content: Buffer): Promise<void> {
    await this.#container.getBlockBlobClient(name).upload(content, content.length);
  }

  async list(folder: string): Promise<string[]> {
    const names: string[] = [];
    const blobs = this.#container.listBlobsFlat({ prefix: `${folder}/` });
    for await (const { name } of blobs) names.push(name);
    return names.toSorted();
  }

  async putFolder(name: string, localDir: string): Promise<boolean> {
    if ((await this.read(`${name}/${sealName}`)) !== null) return false;
    const entries = await readdir(localDir, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(localDir, path.join(entry.parentPath, entry.name)));
    const waiting = files.filter((file) => file !== sealName);
    // What an unfinished publication of the same sources left behind is the same, byte by byte.
    const upload = async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        const blob = `${name}/${file.split(path.sep).join('/')}`;
        await this.replace(blob, await readFile(path.join(localDir, file)));
      }
    };
    await Promise.all(Array.from({ length: 8 }, upload));
    return this.create(`${name}/${sealName}`, await readFile(path.join(localDir, sealName)));
  }

  async removeFolder(name: string): Promise<void> {
    // The seal first: from then on it is no release.
    for (const blob of [`${name}/${sealName}`, ...(await this.list(name))]) {
      await this.#container.getBlobClient(blob).deleteIfExists();
    }
  }

  async fetchTo(localDir: string, name: string): Promise<void> {
    const file = path.join(localDir, name);
    if (await isThere(file)) return;
    const copies = /\.(br|gz)$/u.test(name) ? [name] : [`${name}.br`, `${name}.gz`, name];
    // The file itself last: once it is there, its compressed copies are.
    for (const copy of copies) {
      const content = await this.read(copy);
      if (content !== null) await writeWhole(path.join(localDir, copy), content);
    }
  }

  /** Releases without a seal that have not been written to for an hour. */
  async removeLeftovers(): Promise<number> {
    const newest = new Map<string, { isSealed: boolean; changed: number }>();
    for (const folder of ['_remotes/', '_shell/']) {
      for await (const { name, properties } of this.#container.listBlobsFlat({ prefix: folder })) {
        const release = name
          .split('/')
          .slice(0, folder === '_shell/' ? 2 : 3)
          .join('/');
        const seen = newest.get(release) ?? { isSealed: false, changed: 0 };
        newest.set(release, {
          isSealed: seen.isSealed || name === `${release}/${sealName}`,
          changed: Math.max(seen.changed, properties.lastModified.getTime()),
        });
      }
    }
    const leftovers = [...newest]
      .filter(([, { isSealed, changed }]) => !isSealed && Date.now() - changed > LEFTOVER_AGE_MS)
      .map(([release]) => release);
    for (const release of leftovers) await this.removeFolder(release);
    return leftovers.length;
  }
}

const statusOf = (error: unknown): number =>
  error instanceof RestError ? (error.statusCode ?? 0) : 0;

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Two requests for the same file may bring it at once; each reader sees all of it. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${randomUUID()}.part`;
  await writeFile(aside, content);
  try {
    await link(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(aside, { force: true });
  }
}
