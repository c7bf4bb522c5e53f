import { createHash } from 'node:crypto';
import {
  isOfLog,
  parseCheckpoint,
  readNoteKey,
  verifyConsistency,
  type TreeHead,
} from 'contracts/transparency-log';
import { z } from 'zod';
import { NoTimeStamp, verifyTimeStamp } from '../adapters/time-stamps/verify-time-stamp.ts';
import { consistency, type Check } from './log-answers.ts';

const anchor = z.object({
  kind: z.enum(['timestamp', 'algorand']),
  size: z.number().int(),
  anchoredAt: z.string(),
  authority: z.string(),
  checkpoint: z.string(),
  transactionId: z.string().nullable(),
});
const anchors = z.object({ data: z.object({ anchors: z.array(anchor) }) });
/** What an indexer of Algorand says of a transaction. */
const indexed = z.object({
  transaction: z.object({ note: z.base64(), 'confirmed-round': z.number() }),
});

export type AnchorSources = {
  fetchJson: (address: string) => Promise<unknown>;
  fetchBytes: (address: string) => Promise<Uint8Array>;
  /** The address of the log, and its key. */
  log: string;
  key: string;
  /** The roots that a time stamp authority is believed by, DER. */
  roots?: readonly Uint8Array[];
  /** An indexer of Algorand. */
  indexer?: string;
};

type Anchor = z.infer<typeof anchor>;

/** Checks the newest anchors that cover an entry, by those outside whom the caller believes. */
export async function checkAnchors(
  head: TreeHead,
  index: number,
  sources: AnchorSources,
): Promise<Check[]> {
  const listed = anchors.parse(await sources.fetchJson(`${sources.log}/anchors`)).data.anchors;
  const covering = listed.filter(({ size }) => size > index);
  const newest = (['timestamp', 'algorand'] as const).flatMap(
    (kind) => covering.find((found) => found.kind === kind) ?? [],
  );
  if (newest.length === 0) return [{ passed: null, said: 'no anchor outside covers it yet' }];
  const checks: Check[] = [];
  for (const found of newest) checks.push(await checkAnchor(found, head, sources));
  return checks;
}

async function checkAnchor(found: Anchor, head: TreeHead, sources: AnchorSources): Promise<Check> {
  const name = `anchor of ${found.size} entries (${found.kind})`;
  const key = await readNoteKey(sources.key);
  const anchored = parseCheckpoint(found.checkpoint);
  if (key === null || anchored?.size !== found.size || !(await isOfLog(anchored, key))) {
    return { passed: false, said: `${name}: the log has not signed what is anchored` };
  }
  if (!(await areOneLog(anchored, head, sources))) {
    return { passed: false, said: `${name}: it is of another log` };
  }
  return found.kind === 'timestamp'
    ? checkStamp(found, name, sources)
    : checkTransaction(found, name, sources);
}

async function areOneLog(a: TreeHead, b: TreeHead, { log, fetchJson }: AnchorSources) {
  const [first, second] = a.size <= b.size ? [a, b] : [b, a];
  const hashes =
    first.size === second.size
      ? []
      : consistency.parse(
          await fetchJson(`${log}/consistency?from=${first.size}&to=${second.size}`),
        ).data.hashes;
  return verifyConsistency({ first, second, hashes });
}

async function checkStamp(
  { size, checkpoint }: Anchor,
  name: string,
  { log, roots, fetchBytes }: AnchorSources,
): Promise<Check> {
  if (roots === undefined) {
    return { passed: null, said: `${name}: not checked, --roots names whose roots are believed` };
  }
  const token = await fetchBytes(`${log}/anchors/${size}/token`);
  try {
    const stamp = await verifyTimeStamp(token, Buffer.from(checkpoint), { roots });
    const accuracy = stamp.accuracyMs === null ? '' : `, to ${stamp.accuracyMs} ms`;
    const at = stamp.at.toISOString();
    return { passed: true, said: `${name}: stamped by ${stamp.authority} at ${at}${accuracy}` };
  } catch (error) {
    if (!(error instanceof NoTimeStamp)) throw error;
    return { passed: false, said: `${name}: ${error.message}` };
  }
}

async function checkTransaction(
  { checkpoint, transactionId }: Anchor,
  name: string,
  { indexer, fetchJson }: AnchorSources,
): Promise<Check> {
  if (indexer === undefined || transactionId === null) {
    return { passed: null, said: `${name}: not checked, --indexer names one of Algorand` };
  }
  const address = `${indexer.replace(/\/$/, '')}/v2/transactions/${transactionId}`;
  const { transaction } = indexed.parse(await fetchJson(address));
  const hash = createHash('sha256').update(checkpoint).digest('base64');
  const passed = transaction.note === hash;
  const round = transaction['confirmed-round'];
  return {
    passed,
    said: passed
      ? `${name}: transaction ${transactionId} in round ${round}`
      : `${name}: transaction ${transactionId} is of something else`,
  };
}
