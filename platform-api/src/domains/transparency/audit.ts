import { parseCheckpoint } from 'contracts/transparency-log';
import { sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { selectRows } from '../../database/select-rows.ts';
import type { Platform } from '../../platform.ts';
import { transparencyAudits } from './tables.ts';
import { emptyRoot, leafHashOf, nodeHashOf } from './tree.ts';

type Chain = (typeof transparencyAudits.$inferSelect)['chain'];

/** Looks whether ledger and log are what they were, and keeps what it found for the alarm. */
export async function auditChains(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const brokenRound = (await platform.notary.firstBrokenRound()) ?? (await firstLostRound(db));
  await saveAudit(platform, 'ledger', brokenRound);
  await saveAudit(platform, 'log', await firstBrokenSize(db));
}

export async function saveAudit(
  platform: Platform,
  chain: Chain,
  brokenAt: number | null,
): Promise<void> {
  const found = { checkedAt: platform.clock.now(), brokenAt };
  await platform.database.db
    .insert(transparencyAudits)
    .values({ chain, ...found })
    .onConflictDoUpdate({ target: transparencyAudits.chain, set: found });
  if (brokenAt !== null) platform.log.error({ chain, brokenAt }, 'a chain is not what it was');
}

/** The first round that the log has and the ledger has not, or has with another hash; null when there is none. */
async function firstLostRound(db: Db): Promise<number | null> {
  const [row] = await selectRows<{ round: number | string | null }>(
    db,
    sql`select min(l.round) as round
        from (select ('x' || encode(substring(entry from 2 for 8), 'hex'))::bit(64)::bigint as round,
                substring(entry from 10) as hash
              from transparency_leaf where get_byte(entry, 0) = 2) l
        where not exists (select 1 from ledger_entry e
          where e.round = l.round and decode(e.entry_hash, 'base64') = l.hash)`,
  );
  return row?.round === null || row?.round === undefined ? null : Number(row.round);
}

const BATCH = 4096;

/** The first signed size whose root the leaves no longer have; null when all of them have it. */
async function firstBrokenSize(db: Db): Promise<number | null> {
  const heads = checkpoints(db);
  let head = await heads.next();
  const tree = growingTree();
  for await (const entry of entries(db)) {
    while (head.done !== true && head.value.size === tree.size()) {
      if (!head.value.isRoot(tree.root())) return head.value.size;
      head = await heads.next();
    }
    tree.add(leafHashOf(entry));
  }
  for (; head.done !== true; head = await heads.next()) {
    if (head.value.size !== tree.size() || !head.value.isRoot(tree.root())) return head.value.size;
  }
  return null;
}

async function* entries(db: Db) {
  for (let from = 0; ; from += BATCH) {
    const rows = await selectRows<{ entry: Uint8Array }>(
      db,
      sql`select entry from transparency_leaf
          where leaf_index >= ${from} and leaf_index < ${from + BATCH} order by leaf_index`,
    );
    for (const { entry } of rows) yield entry;
    if (rows.length < BATCH) return;
  }
}

type Head = { size: number; isRoot: (root: Uint8Array) => boolean };

/** Signed sizes in their order; of two origins at one size both. */
async function* checkpoints(db: Db): AsyncGenerator<Head, void> {
  let after = { size: -1, origin: '' };
  for (;;) {
    const rows = await selectRows<{
      size: number | string;
      origin: string;
      root: Uint8Array;
      note: string;
    }>(
      db,
      sql`select size, origin, root, note from transparency_checkpoint
          where (size, origin) > (${after.size}, ${after.origin}) order by size, origin limit ${BATCH}`,
    );
    for (const { size, origin, root, note } of rows) {
      const signed = parseCheckpoint(note);
      const isRoot = (found: Uint8Array) =>
        signed?.size === Number(size) &&
        Buffer.from(found).equals(root) &&
        Buffer.from(found).equals(signed.root);
      yield { size: Number(size), isRoot };
      after = { size: Number(size), origin };
    }
    if (rows.length < BATCH) return;
  }
}

/** A tree to which leaves are added: it keeps the roots of its whole subtrees, largest first. */
function growingTree() {
  const parts: { leaves: number; hash: Uint8Array }[] = [];
  let size = 0;
  return {
    size: () => size,
    add(hash: Uint8Array) {
      let part = { leaves: 1, hash };
      for (let last = parts.at(-1); last?.leaves === part.leaves; last = parts.at(-1)) {
        part = { leaves: part.leaves * 2, hash: nodeHashOf(last.hash, part.hash) };
        parts.pop();
      }
      parts.push(part);
      size += 1;
    },
    root: () =>
      parts.length === 0
        ? emptyRoot
        : parts.map(({ hash }) => hash).reduceRight((right, left) => nodeHashOf(left, right)),
  };
}
