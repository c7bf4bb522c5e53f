/** A build as it arrives: in a folder of its own that goes again, whatever happens. */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { remoteManifest } from 'contracts/schemas';
import { z } from 'zod';
import { factsName } from '../build/release-facts.ts';
import { platformName } from '../gate/platform.ts';
import type { Verdicts } from '../operations/publication.ts';
import { carriageName } from '../release/carriage.ts';
import { attestationName, attestedVerdicts } from './attestation.ts';
import { FolderRefusal, isSafeName, receiveFolder } from './sent-folder.ts';
import type { FolderLimits } from './sent-folder.ts';

/** `1.4.0-ab12cd34` becomes the name of a folder. */
const releaseNameSchema = z
  .looseObject({
    key: z.string(),
    version: z.string().regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}(-[0-9a-z.-]{1,40})?$/iu),
    hash: z.string().regex(/^[0-9a-f]{8,64}$/u),
    id: z.string(),
  })
  .refine(({ version, hash, id }) => id === `${version}-${hash}`);

export type ReceivedBuild = {
  dir: string;
  verdicts: Verdicts;
  /** Text of the document of another installation; null where none came along. */
  carriage: string | null;
};

/**
 * @param key what it must be a build of.
 * @throws FolderRefusal for what is no build of it.
 */
export async function withReceivedBuild<T>(
  { source, key, limits }: { source: AsyncIterable<Buffer>; key: string; limits: FolderLimits },
  use: (build: ReceivedBuild) => Promise<T>,
): Promise<T> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'publication-'));
  try {
    await receiveFolder(source, dir, limits);
    const attestation = await takenOut(dir, attestationName);
    const carriage = await takenOut(dir, carriageName);
    await requireBuildOf(dir, key);
    return await use({ dir, verdicts: attestedVerdicts(attestation), carriage });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** A document that is no part of the release. */
async function takenOut(dir: string, name: string): Promise<string | null> {
  const file = path.join(dir, name);
  const text = await readFile(file, 'utf8').catch(() => null);
  await rm(file, { force: true, recursive: true });
  return text;
}

/** The documents by which a build is judged must be there and be what they are called. */
async function requireBuildOf(dir: string, key: string): Promise<void> {
  const release = releaseNameSchema.safeParse(await documentIn(dir, 'release.json'));
  if (!release.success) throw noBuild('release.json does not name it as the build does');
  if (release.data.key !== key) throw noBuild(`it is one of ${release.data.key}`);
  if (key === 'shell') {
    await documentIn(dir, 'shell.json');
    await requireOwnFiles(dir, platformName);
    return;
  }
  const declared = remoteManifest.safeParse(await documentIn(dir, 'remote.json'));
  if (!declared.success) throw noBuild(`remote.json: ${z.prettifyError(declared.error)}`);
  if (declared.data.name !== key) throw noBuild(`remote.json is that of ${declared.data.name}`);
  const manifest = z
    .looseObject({
      metaData: z.looseObject({ globalName: z.string() }),
      exposes: z.array(z.looseObject({ path: z.string() })),
    })
    .safeParse(await documentIn(dir, 'mf-manifest.json'));
  if (!manifest.success) throw noBuild('mf-manifest.json is not that of federation');
  // A build without facts is refused by the gate.
  if (existsSync(path.join(dir, factsName))) {
    await requireOwnFiles(dir, factsName);
  }
}

const weighed = z.looseObject({
  chunks: z.array(z.looseObject({ files: z.array(z.string()) })),
  groups: z.array(z.looseObject({ files: z.array(z.string()) })),
});

/** The gate reads the files that these documents name, to weigh them: none but those of the build. */
async function requireOwnFiles(dir: string, name: string): Promise<void> {
  const { success, data } = weighed.safeParse(await documentIn(dir, name));
  if (!success) throw noBuild(`${name} does not say what it has`);
  const files = [...data.chunks, ...data.groups].flatMap((one) => one.files);
  const other = files.find((file) => !isSafeName(file) || !existsSync(path.join(dir, file)));
  if (other !== undefined) {
    throw noBuild(`${name} names ${JSON.stringify(other)}, which is no file of it`);
  }
}

async function documentIn(dir: string, name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path.join(dir, name), 'utf8')) as unknown;
  } catch {
    throw noBuild(`${name} is not there, or no JSON`);
  }
}

const noBuild = (why: string) =>
  new FolderRefusal(`This is no build of the remote that the address names: ${why}.`);
