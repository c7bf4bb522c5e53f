import { hash } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, lte, max, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { newestCheckpoint } from './checkpoints.ts';
import { logOrigin } from './log-key.ts';
import { transparencyAnchors as anchors, transparencyCheckpoints } from './tables.ts';

export type AnchorKind = (typeof anchors.$inferSelect)['kind'];

type OpenAnchor = Pick<typeof anchors.$inferSelect, 'kind' | 'origin' | 'size' | 'attempts'>;

/** What somebody outside says of a head. */
type Anchored = { anchoredAt: Date; authority: string } & (
  | { token: Uint8Array }
  | { transactionId: string; round: number }
);

type Way = {
  kind: AnchorKind;
  /** @param note the signed head, without cosignatures */
  anchor: (note: Buffer) => Promise<Anchored>;
};

const MINUTE_MS = 60_000;
const MAX_PAUSE_MINUTES = 60;

/** The ways that are configured. */
function anchorWays({ timeStamps, notary, config }: Platform): Way[] {
  const ways: Way[] = [];
  if (timeStamps !== null) {
    ways.push({
      kind: 'timestamp',
      anchor: async (note) => {
        const { at, authority, response } = await timeStamps.stamp(note);
        return { anchoredAt: at, authority, token: response };
      },
    });
  }
  if (config.algorand !== null) {
    ways.push({
      kind: 'algorand',
      anchor: async (note) => {
        const digest = hash('sha256', note, 'buffer');
        // Under this key a second server, or one after a kill, gets the same transaction.
        const key = `log:${digest.toString('hex')}`;
        const { transactionId, round, notedAt } = await notary.notarise(key, digest);
        return { anchoredAt: notedAt, authority: 'Algorand', transactionId, round };
      },
    });
  }
  return ways;
}

/**
 * Anchors the newest head outside, once in each period and by each configured way. A way that does not answer
 * is tried again after 2, 4, 8 … 60 minutes with the same head; one does not wait for the other. A log that has
 * not grown needs no other anchor.
 */
export async function anchorLog(platform: Platform): Promise<void> {
  const origin = await logOrigin(platform);
  await Promise.all(anchorWays(platform).map((way) => anchorBy(platform, origin, way)));
}

async function anchorBy(platform: Platform, origin: string, way: Way): Promise<void> {
  const { db } = platform.database;
  const open =
    (await openAnchor(platform, origin, way.kind)) ??
    (await beginAnchor(platform, origin, way.kind));
  if (open === null || !(await takeTurn(platform, open))) return;
  const [checkpoint] = await db
    .select({ note: transparencyCheckpoints.note })
    .from(transparencyCheckpoints)
    .where(
      and(eq(transparencyCheckpoints.origin, origin), eq(transparencyCheckpoints.size, open.size)),
    );
  if (checkpoint === undefined) return;
  try {
    const anchored = await way.anchor(Buffer.from(checkpoint.note));
    // Of two answers for one head the first one stays.
    await db
      .update(anchors)
      .set(anchored)
      .where(and(isOf(open), isNull(anchors.anchoredAt)));
  } catch (error) {
    const { kind, size } = open;
    platform.log.warn({ err: error, kind, size }, 'a head of the log is not anchored yet');
  }
}

const isOf = ({ kind, origin, size }: Omit<OpenAnchor, 'attempts'>) =>
  and(eq(anchors.kind, kind), eq(anchors.origin, origin), eq(anchors.size, size));

async function openAnchor(
  { database }: Platform,
  origin: string,
  kind: AnchorKind,
): Promise<OpenAnchor | null> {
  const [open] = await database.db
    .select()
    .from(anchors)
    .where(and(eq(anchors.kind, kind), eq(anchors.origin, origin), isNull(anchors.anchoredAt)));
  return open ?? null;
}

/** The anchor of this period; null where it is begun already, or there is nothing new to anchor. */
async function beginAnchor(
  platform: Platform,
  origin: string,
  kind: AnchorKind,
): Promise<OpenAnchor | null> {
  const newest = await newestCheckpoint(platform, origin);
  const anchored = await newestAnchoredSize(platform, origin, kind);
  if (newest === null || newest.size <= anchored) return null;
  const now = platform.clock.now();
  const interval = platform.config.log.anchorIntervalMs;
  const period = new Date(Math.floor(now.getTime() / interval) * interval);
  const [begun] = await platform.database.db
    .insert(anchors)
    .values({ kind, origin, size: newest.size, period, nextTryAt: now })
    .onConflictDoNothing()
    .returning();
  return begun ?? null;
}

/** Whether it is this process that tries now; the pause until the next try keeps the others away. */
async function takeTurn(platform: Platform, open: OpenAnchor): Promise<boolean> {
  const now = platform.clock.now();
  const attempts = open.attempts + 1;
  const pause = Math.min(2 ** attempts, MAX_PAUSE_MINUTES) * MINUTE_MS;
  const taken = await platform.database.db
    .update(anchors)
    .set({ attempts, nextTryAt: new Date(now.getTime() + pause) })
    .where(
      and(
        isOf(open),
        eq(anchors.attempts, open.attempts),
        lte(anchors.nextTryAt, now),
        isNull(anchors.anchoredAt),
      ),
    )
    .returning({ size: anchors.size });
  return taken.length > 0;
}

async function newestAnchoredSize(
  { database }: Platform,
  origin: string,
  kind: AnchorKind,
): Promise<number> {
  const [row] = await database.db
    .select({ size: max(anchors.size) })
    .from(anchors)
    .where(and(eq(anchors.kind, kind), eq(anchors.origin, origin), isNotNull(anchors.anchoredAt)));
  return row?.size ?? 0;
}

/** Of each configured way, since when a signed head has been without an anchor; null where none is. */
export async function anchorFigures(platform: Platform) {
  const origin = await logOrigin(platform);
  return Promise.all(
    anchorWays(platform).map(async ({ kind }) => {
      const anchored = await newestAnchoredSize(platform, origin, kind);
      const [first] = await platform.database.db
        .select({ waitingSince: transparencyCheckpoints.madeAt })
        .from(transparencyCheckpoints)
        .where(
          and(
            eq(transparencyCheckpoints.origin, origin),
            gt(transparencyCheckpoints.size, anchored),
          ),
        )
        .orderBy(transparencyCheckpoints.size)
        .limit(1);
      return { kind, waitingSince: first?.waitingSince ?? null };
    }),
  );
}

const MAX_LISTED = 50;

/** The newest anchors of the log, newest first. */
export async function listAnchors(platform: Platform) {
  const origin = await logOrigin(platform);
  const rows = await platform.database.db
    .select({
      kind: anchors.kind,
      size: anchors.size,
      anchoredAt: sql<Date>`${anchors.anchoredAt}`.mapWith(anchors.anchoredAt),
      authority: sql<string>`${anchors.authority}`,
      transactionId: anchors.transactionId,
      round: anchors.round,
      checkpoint: transparencyCheckpoints.note,
    })
    .from(anchors)
    .innerJoin(
      transparencyCheckpoints,
      and(
        eq(transparencyCheckpoints.origin, anchors.origin),
        eq(transparencyCheckpoints.size, anchors.size),
      ),
    )
    .where(and(eq(anchors.origin, origin), isNotNull(anchors.anchoredAt)))
    .orderBy(desc(anchors.size), anchors.kind)
    .limit(MAX_LISTED);
  const ids = rows.flatMap(({ transactionId }) => transactionId ?? []);
  const pages = await platform.notary.explorerPages(ids);
  return rows.map((row) => ({
    ...row,
    anchoredAt: row.anchoredAt.toISOString(),
    explorerUrl: pages.get(row.transactionId ?? '')?.transaction ?? null,
  }));
}

/** The signed head that was anchored, and the authority's answer; null where there is no stamp of that size. */
export async function stampOfSize(
  platform: Platform,
  size: number,
): Promise<{ note: string; token: Uint8Array } | null> {
  const origin = await logOrigin(platform);
  const [row] = await platform.database.db
    .select({ note: transparencyCheckpoints.note, token: anchors.token })
    .from(anchors)
    .innerJoin(
      transparencyCheckpoints,
      and(
        eq(transparencyCheckpoints.origin, anchors.origin),
        eq(transparencyCheckpoints.size, anchors.size),
      ),
    )
    .where(isOf({ kind: 'timestamp', origin, size }));
  return row === undefined || row.token === null ? null : { note: row.note, token: row.token };
}
