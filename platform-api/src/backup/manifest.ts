import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartRefusal } from '../start-refusal.ts';

const entry = z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

const manifestSchema = z.object({
  format: z.literal('workerbadge-backup'),
  formatVersion: z.literal(1),
  /** ISO 8601: the moment of the database that was kept. */
  takenAt: z.iso.datetime(),
  /** Migrations that the database has, in order. */
  migrations: z.array(z.string()),
  /** Files of people: in this backup, or a list of what the object store must have. */
  files: z.union([
    z.object({ kind: z.literal('kept') }),
    z.object({
      kind: z.literal('listed'),
      store: z.string(),
      list: z.array(z.object({ name: z.string(), bytes: z.int(), contentType: z.string() })),
    }),
  ]),
  /** Names that the database mentions and the store did not have. */
  missingFiles: z.array(z.string()),
  releases: z.enum(['kept', 'none', 'elsewhere']),
  /** By path in the backup. */
  entries: z.record(z.string(), entry),
});

export type Manifest = z.infer<typeof manifestSchema>;

const manifestName = 'manifest.json';
const sealName = 'manifest.sha256';

/** Size and checksum of every file under a folder that is on the disk already, by its path with `/`. */
export async function entriesOf(folder: string): Promise<Manifest['entries']> {
  const entries: Manifest['entries'] = {};
  for (const path of pathsUnder(folder)) {
    entries[path] = {
      bytes: (await stat(join(folder, path))).size,
      sha256: await sha256Of(join(folder, path)),
    };
  }
  return entries;
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const options = { mode: 0o600, flush: true };
  await writeFile(join(folder, manifestName), text, options);
  await writeFile(join(folder, sealName), `${hashOf(text)}\n`, options);
}

/** The manifest of a backup whose every byte was compared. Throws a StartRefusal with one sentence. */
export async function verifiedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null);
  const seal = await readFile(join(folder, sealName), 'utf8').catch(() => null);
  if (text === null && seal === null) {
    throw new StartRefusal(
      `${folder} is no backup of WorkerBadge: it has no ${manifestName}. Nothing was changed.`,
    );
  }
  const damaged = (what: string) =>
    new StartRefusal(`The backup in ${folder} is damaged: ${what}. Nothing was changed.`);
  if (text === null || seal?.trim() !== hashOf(text))
    throw damaged(`${manifestName} is not as it was written`);
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) {
    throw new StartRefusal(
      `The backup in ${folder} has another form than this version of WorkerBadge reads. Nothing was changed.`,
    );
  }
  const found = new Set(
    pathsUnder(folder).filter((path) => path !== manifestName && path !== sealName),
  );
  for (const [path, { bytes, sha256 }] of Object.entries(parsed.data.entries)) {
    if (!found.delete(path)) throw damaged(`${path} is missing`);
    const file = join(folder, path);
    if ((await stat(file)).size !== bytes || (await sha256Of(file)) !== sha256) {
      throw damaged(`${path} is not as it was written`);
    }
  }
  const [added] = found;
  if (added !== undefined) throw damaged(`${added} does not belong to it`);
  return parsed.data;
}

export function pathsUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => relative(folder, join(found.parentPath, found.name)).split(sep).join('/'))
    .toSorted();
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
