import { noteKeyText, signedCheckpoint } from 'contracts/transparency-log';
import { and, desc, eq, gt, max } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { logOrigin, logSigner } from './log-key.ts';
import { leafCount, storedHashes, storeWholeTiles } from './stored-hashes.ts';
import { transparencyCheckpoints, transparencyCosignatures } from './tables.ts';
import { treeOf } from './tree.ts';

export type StoredCheckpoint = typeof transparencyCheckpoints.$inferSelect;

/** The log no longer goes on from what was signed. */
export class LogBroken extends Error {
  readonly size: number;
  constructor(size: number) {
    super(`The log of credentials is not what was signed at size ${size}`);
    this.size = size;
  }
}

export async function newestCheckpoint(
  platform: Platform,
  origin: string,
): Promise<StoredCheckpoint | null> {
  const [newest] = await platform.database.db
    .select()
    .from(transparencyCheckpoints)
    .where(eq(transparencyCheckpoints.origin, origin))
    .orderBy(desc(transparencyCheckpoints.size))
    .limit(1);
  return newest ?? null;
}

/**
 * Signs all leaves that there are, and returns the newest checkpoint. Two that do so at once, or one that is
 * killed and begins again, sign the same. Throws `LogBroken` rather than sign what does not go on from the last.
 */
export async function makeCheckpoint(platform: Platform): Promise<StoredCheckpoint> {
  const { db } = platform.database;
  const origin = await logOrigin(platform);
  const last = await newestCheckpoint(platform, origin);
  const size = await leafCount(db);
  if (last !== null && last.size === size) return last;
  if (last !== null && last.size > size) throw new LogBroken(last.size);
  await storeWholeTiles(db, size);
  const { hashOf } = treeOf(size, storedHashes(db));
  if (last !== null && !Buffer.from(await hashOf([0, last.size])).equals(last.root)) {
    throw new LogBroken(last.size);
  }
  const root = await hashOf([0, size]);
  const note = await signedCheckpoint(await logSigner(platform, origin), { size, root });
  const checkpoint = { origin, size, root, note, madeAt: platform.clock.now() };
  await db.insert(transparencyCheckpoints).values(checkpoint).onConflictDoNothing();
  return checkpoint;
}

/** The newest checkpoint; the first reader of a new log has one made. */
export async function publishedCheckpoint(platform: Platform): Promise<StoredCheckpoint> {
  const newest = await newestCheckpoint(platform, await logOrigin(platform));
  return newest ?? makeCheckpoint(platform);
}

/**
 * A checkpoint that has this leaf: the newest cosigned one, so that a reader need not believe the log; else
 * the newest of all.
 */
export async function checkpointWith(platform: Platform, index: number): Promise<StoredCheckpoint> {
  const { db } = platform.database;
  const origin = await logOrigin(platform);
  const [cosigned] = await db
    .select({ size: max(transparencyCosignatures.size) })
    .from(transparencyCosignatures)
    .where(
      and(eq(transparencyCosignatures.origin, origin), gt(transparencyCosignatures.size, index)),
    );
  if (typeof cosigned?.size === 'number') {
    const [checkpoint] = await db
      .select()
      .from(transparencyCheckpoints)
      .where(
        and(
          eq(transparencyCheckpoints.origin, origin),
          eq(transparencyCheckpoints.size, cosigned.size),
        ),
      );
    if (checkpoint !== undefined) return checkpoint;
  }
  const newest = await newestCheckpoint(platform, origin);
  return newest !== null && newest.size > index ? newest : makeCheckpoint(platform);
}

/** The note of a checkpoint with the lines of its witnesses. */
export async function cosignedNote(
  platform: Platform,
  { origin, size, note }: StoredCheckpoint,
): Promise<string> {
  const lines = await platform.database.db
    .select({ line: transparencyCosignatures.line })
    .from(transparencyCosignatures)
    .where(
      and(eq(transparencyCosignatures.origin, origin), eq(transparencyCosignatures.size, size)),
    )
    .orderBy(transparencyCosignatures.witness);
  return note + lines.map(({ line }) => line).join('');
}

/** The keys by which the log and its witnesses are known, as texts. */
export async function logKeys(platform: Platform) {
  const origin = await logOrigin(platform);
  const { key } = await logSigner(platform, origin);
  const witnesses = platform.config.log.witnesses.map((witness) => witness.key);
  return { origin, key: noteKeyText(key), witnesses };
}
