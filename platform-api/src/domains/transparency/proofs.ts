import { credentialEntry, toBase64 } from 'contracts/transparency-log';
import { eq } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { checkpointWith, cosignedNote, publishedCheckpoint } from './checkpoints.ts';
import { transparencyErrors } from './errors.ts';
import { consistencyRanges, inclusionRanges, type LeafRange } from './proof-ranges.ts';
import { storedHashes } from './stored-hashes.ts';
import { transparencyLeaves } from './tables.ts';
import { treeOf } from './tree.ts';

export type InclusionProof = {
  index: number;
  size: number;
  /** In base64, lowest first. */
  hashes: string[];
  /** The signed note of that size, with its witnesses. */
  checkpoint: string;
};

/** Where the log has a credential, and the proof. Throws LOG_ENTRY_NOT_FOUND. */
export async function inclusionProof(
  platform: Platform,
  credential: string,
): Promise<InclusionProof> {
  const entry = await credentialEntry(idOf(credential), credential);
  const [leaf] = await platform.database.db
    .select({ index: transparencyLeaves.leafIndex })
    .from(transparencyLeaves)
    .where(eq(transparencyLeaves.entry, entry));
  if (leaf === undefined) throw transparencyErrors.LOG_ENTRY_NOT_FOUND();
  const checkpoint = await checkpointWith(platform, leaf.index);
  const { size } = checkpoint;
  return {
    index: leaf.index,
    size,
    hashes: await hashesOf(platform, size, inclusionRanges(leaf.index, [0, size])),
    checkpoint: cosignedNote(checkpoint),
  };
}

/** The hashes that lead from one size to another. Throws LOG_PART_NOT_FOUND for what is not published. */
export async function consistencyProof(
  platform: Platform,
  from: number,
  to: number,
): Promise<string[]> {
  const { size } = await publishedCheckpoint(platform);
  if (from > to || to > size) throw transparencyErrors.LOG_PART_NOT_FOUND();
  return hashesOf(platform, to, consistencyRanges(from, to));
}

async function hashesOf(platform: Platform, size: number, ranges: LeafRange[]): Promise<string[]> {
  const { hashOf } = treeOf(size, storedHashes(platform.database.db));
  return Promise.all(ranges.map(async (range) => toBase64(await hashOf(range))));
}

function idOf(credential: string): string {
  try {
    const { id } = JSON.parse(credential) as { id?: unknown };
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}
