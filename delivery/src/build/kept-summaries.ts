import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { topFolder } from '../webpack/surroundings.ts';
import { SUMMARY_SCHEMA } from './build-summary.ts';
import type { BuildSummary } from './build-summary.ts';

/** Of a package: who goes back to sources of before finds the summary of what the store has of them. */
const MAX_KEPT = 20;

const folderOf = (root: string, key: string) =>
  path.join(topFolder(path.join(root, key)), '.cache/build', key);

/** The summary of a release, if it was compiled here; null otherwise. */
export async function readSummary(
  root: string,
  key: string,
  id: string,
): Promise<BuildSummary | null> {
  try {
    const text = await readFile(path.join(folderOf(root, key), `${id}.json`), 'utf8');
    const summary = JSON.parse(text) as BuildSummary;
    return summary.id === id && summary.schema === SUMMARY_SCHEMA ? summary : null;
  } catch {
    return null;
  }
}

/** Keeps a summary beside those of the releases before, of which the oldest go. */
export async function keepSummary(root: string, summary: BuildSummary): Promise<void> {
  const folder = folderOf(root, summary.key);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${summary.id}.json`);
  await writeFile(`${file}.${process.pid}`, JSON.stringify(summary));
  await rename(`${file}.${process.pid}`, file);
  const kept = await Promise.all(
    (await readdir(folder)).map(async (name) => ({
      name,
      at: (await stat(path.join(folder, name))).mtimeMs,
    })),
  );
  const old = kept.toSorted((one, other) => other.at - one.at).slice(MAX_KEPT);
  await Promise.all(old.map(({ name }) => rm(path.join(folder, name), { force: true })));
}
