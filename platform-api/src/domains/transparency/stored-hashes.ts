import { max, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { selectRows } from '../../database/select-rows.ts';
import { transparencyLeaves, transparencyNodes } from './tables.ts';
import { foldedHash, HASH_BYTES, TILE_WIDTH, widthOf, type HashReader } from './tree.ts';

/** How many leaves are stored. */
export async function leafCount(db: Db): Promise<number> {
  const [row] = await db
    .select({ last: max(transparencyLeaves.leafIndex) })
    .from(transparencyLeaves);
  return row?.last === null || row?.last === undefined ? 0 : row.last + 1;
}

/** Reads hashes of a level of tiles. Throws when one of them is missing. */
export const storedHashes =
  (db: Db): HashReader =>
  async (tileLevel, from, to) => {
    const rows = await selectRows<{ hashes: Uint8Array | null }>(
      db,
      tileLevel === 0
        ? sql`select string_agg(leaf_hash, ''::bytea order by leaf_index) as hashes
              from transparency_leaf where leaf_index >= ${from} and leaf_index < ${to}`
        : sql`select string_agg(hash, ''::bytea order by node_index) as hashes
              from transparency_node
              where tile_level = ${tileLevel} and node_index >= ${from} and node_index < ${to}`,
    );
    const hashes = new Uint8Array(rows[0]?.hashes ?? []);
    if (hashes.length !== (to - from) * HASH_BYTES) {
      throw new Error(`Hashes ${from} to ${to} of level ${tileLevel} of the log are missing`);
    }
    return hashes;
  };

/** Entries, one after the other with their lengths before them (C2SP tlog-tiles). */
export async function storedEntries(db: Db, from: number, to: number): Promise<Uint8Array | null> {
  const rows = await selectRows<{ bundle: Uint8Array | null; entries: number | string }>(
    db,
    sql`select count(*) as entries, string_agg(
          substring(int4send(length(entry)) from 3) || entry, ''::bytea order by leaf_index) as bundle
        from transparency_leaf where leaf_index >= ${from} and leaf_index < ${to}`,
  );
  const [row] = rows;
  return Number(row?.entries) === to - from ? new Uint8Array(row?.bundle ?? []) : null;
}

const BATCH = 500;

/** Stores the hash of every tile that has become whole. Two that do so at once store the same. */
export async function storeWholeTiles(db: Db, size: number): Promise<void> {
  const read = storedHashes(db);
  for (let level = 1; widthOf(level, size) > 0; level += 1) {
    const [row] = await db
      .select({ last: max(transparencyNodes.nodeIndex) })
      .from(transparencyNodes)
      .where(sql`${transparencyNodes.tileLevel} = ${level}`);
    const width = widthOf(level, size);
    for (let from = (row?.last ?? -1) + 1; from < width; from += BATCH) {
      const nodes = [];
      for (let nodeIndex = from; nodeIndex < Math.min(from + BATCH, width); nodeIndex += 1) {
        const first = nodeIndex * TILE_WIDTH;
        const hash = foldedHash(await read(level - 1, first, first + TILE_WIDTH));
        nodes.push({ tileLevel: level, nodeIndex, hash });
      }
      await db.insert(transparencyNodes).values(nodes).onConflictDoNothing();
    }
  }
}
