import { noteKeyText, signedCheckpoint } from 'contracts/transparency-log';
import { and, desc, eq, getTableColumns, gt, max, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { logOrigin, logSigner } from './log-key.ts';
import { leafCount, storedHashes, storeWholeTiles } from './stored-hashes.ts';
import { transparencyCheckpoints, transparencyCosignatures } from './tables.ts';
import { treeOf } from './tree.ts';

/** A signed head with the lines by which witnesses cosigned it. */
export type StoredCheckpoint = typeof transparencyCheckpoints.$inferSelect & { lines: string };

const cosigned = {
  ...getTableColumns(transparencyCheckpoints),
  lines: sql<string>`coalesce((select string_agg(c.line, '' order by c.witness)
    from transparency_cosignature c
    where c.origin = transparency_checkpoint.origin and c.size = transparency_checkpoint.size), '')`,
};

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
    .select(cosigned)
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
  const [before, root] = await Promise.all([hashOf([0, last?.size ?? 0]), hashOf([0, size])]);
  if (last !== null && !Buffer.from(before).equals(last.root)) throw new LogBroken(last.size);
  const note = await signedCheckpoint(await logSigner(platform, origin), { size, root });
  const checkpoint = { origin, size, root, note, madeAt: platform.clock.now() };
  await db.insert(transparencyCheckpoints).values(checkpoint).onConflictDoNothing();
  return { ...checkpoint, lines: '' };
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
  const newest = await newestCheckpoint(platform, origin);
  if (newest !== null && newest.size > index && newest.lines !== '') return newest;
  const [witnessed] = await db
    .select({ size: max(transparencyCosignatures.size) })
    .from(transparencyCosignatures)
    .where(
      and(eq(transparencyCosignatures.origin, origin), gt(transparencyCosignatures.size, index)),
    );
  if (typeof witnessed?.size === 'number') {
    const { size } = witnessed;
    const [checkpoint] = await db
      .select(cosigned)
      .from(transparencyCheckpoints)
      .where(
        and(eq(transparencyCheckpoints.origin, origin), eq(transparencyCheckpoints.size, size)),
      );
    if (checkpoint !== undefined) return checkpoint;
  }
  return newest !== null && newest.size > index ? newest : makeCheckpoint(platform);
}

/** The note of a checkpoint with the lines of its witnesses. */
export const cosignedNote = ({ note, lines }: StoredCheckpoint): string => note + lines;

/** The keys by which the log and its witnesses are known, as texts. */
export async function logKeys(platform: Platform) {
  const origin = await logOrigin(platform);
  const { key } = await logSigner(platform, origin);
  const witnesses = platform.config.log.witnesses.map((witness) => witness.key);
  return { origin, key: noteKeyText(key), witnesses };
}
