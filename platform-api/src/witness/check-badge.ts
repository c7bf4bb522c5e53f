import {
  credentialEntry,
  leafHash,
  parseCheckpoint,
  readCheckpoint,
  verifyConsistency,
  verifyInclusion,
  type Checkpoint,
} from 'contracts/transparency-log';
import { z } from 'zod';
import { StartRefusal } from '../start-refusal.ts';
import { checkAnchors, type AnchorSources } from './check-anchors.ts';
import { consistency, hash, type Check } from './log-answers.ts';
import type { Memory } from './memory.ts';

const proofSchema = z.object({
  index: z.number().int(),
  size: z.number().int(),
  hashes: z.array(hash).max(63),
  checkpoint: z.string(),
});
/** As it is, or in the envelope of the API. */
const inclusion = z.union([
  proofSchema,
  z.object({ data: proofSchema }).transform(({ data }) => data),
]);
const keys = z.object({ data: z.object({ key: z.string(), witnesses: z.array(z.string()) }) });

/** How JSON of an address or of a file is come by; the address of the log is asked for only where it is needed. */
export type Sources = {
  fetchJson: (address: string) => Promise<unknown>;
  /** A saved proof in place of the one that the log gives now. */
  proof?: unknown;
  /** The address of the log, where it is not that of the credential. */
  log?: string;
  /** The key that the log must have; without it the one that the log says. */
  logKey?: string;
  witnesses: readonly string[];
  /** The last heads that were seen; without it none is demanded. */
  memory?: Memory;
  /** Who outside is believed; without it the anchors of the log are not asked for. */
  anchors?: Pick<AnchorSources, 'fetchBytes' | 'roots' | 'indexer'>;
};

/** Checks that a credential is in a log, that the log signed it, and that the log goes on from what was seen. */
export async function checkBadge(credential: string, sources: Sources): Promise<Check[]> {
  const { id } = z.object({ id: z.url() }).parse(JSON.parse(credential));
  const log = sources.log?.replace(/\/$/, '') ?? `${new URL(id).origin}/api/log`;
  const proof = inclusion.parse(
    sources.proof ?? (await sources.fetchJson(`${id.replace(/\/credential$/, '')}/Inclusion`)),
  );
  const said =
    sources.logKey === undefined ? keys.parse(await sources.fetchJson(`${log}/keys`)).data : null;
  const key = sources.logKey ?? said?.key ?? '';
  const witnesses = [...sources.witnesses, ...(said?.witnesses ?? [])];
  const checkpoint = await readCheckpoint(proof.checkpoint, {
    log: key,
    witnesses: [...new Set(witnesses)],
  });
  if (checkpoint?.size !== proof.size) {
    return [{ passed: false, said: 'the log has not signed the head that the proof names' }];
  }
  const isIncluded = await verifyInclusion({
    ...proof,
    leafHash: await leafHash(await credentialEntry(id, credential)),
    root: checkpoint.root,
  });
  const whose = said === null ? 'by the given key' : 'by the key that the log itself says';
  return [
    {
      passed: true,
      said: `head of ${checkpoint.size} entries of ${checkpoint.origin}, signed ${whose}`,
    },
    {
      passed: isIncluded,
      said: isIncluded
        ? `the credential is entry ${proof.index}`
        : 'the credential is not the entry that the proof names',
    },
    ...witnessChecks(checkpoint, sources.witnesses.length),
    ...(sources.memory === undefined || !isIncluded
      ? []
      : [
          await checkMemory(
            checkpoint,
            { log, key, note: proof.checkpoint },
            sources.memory,
            sources.fetchJson,
          ),
        ]),
    ...(sources.anchors === undefined || !isIncluded
      ? []
      : await checkAnchors(checkpoint, proof.index, {
          ...sources.anchors,
          log,
          key,
          fetchJson: sources.fetchJson,
        })),
  ];
}

/** Witnesses that were demanded must have cosigned; the others are told. */
function witnessChecks({ cosignatures }: Checkpoint, demanded: number): Check[] {
  const said = cosignatures.map(({ name, at }) => `cosigned by ${name} at ${at.toISOString()}`);
  const passed = cosignatures.length >= demanded;
  // That nobody watches is no proof of anything.
  const isSeen = passed && said.length === 0 ? null : passed;
  return [{ passed: isSeen, said: said.join('; ') || 'cosigned by nobody' }];
}

async function checkMemory(
  checkpoint: Checkpoint,
  { log, key, note }: { log: string; key: string; note: string },
  memory: Memory,
  fetchJson: Sources['fetchJson'],
): Promise<Check> {
  const seen = memory.of(checkpoint.origin);
  if (seen !== undefined && seen.key !== key)
    return { passed: false, said: 'the log had another key' };
  const before = seen?.note ? parseCheckpoint(seen.note) : null;
  if (before === null) {
    memory.keep(checkpoint.origin, { key, note });
    return { passed: true, said: 'seen for the first time' };
  }
  const [first, second] =
    before.size <= checkpoint.size ? [before, checkpoint] : [checkpoint, before];
  const hashes =
    first.size === second.size
      ? []
      : consistency.parse(
          await fetchJson(`${log}/consistency?from=${first.size}&to=${second.size}`),
        ).data.hashes;
  const passed = await verifyConsistency({ first, second, hashes });
  if (passed && second === checkpoint) memory.keep(checkpoint.origin, { key, note });
  return {
    passed,
    said: passed
      ? `it goes on from the ${before.size} entries that were seen before`
      : `it is not the log of ${before.size} entries that was seen before`,
  };
}

/** Asks an address for JSON. Throws a StartRefusal where nothing of use is answered. */
export const jsonFrom = (address: string): Promise<unknown> =>
  answerOf(address, (response) => response.json());

/** Asks an address for bytes. Throws a StartRefusal where nothing of use is answered. */
export const bytesFrom = (address: string): Promise<Uint8Array> =>
  answerOf(address, async (response) => new Uint8Array(await response.arrayBuffer()));

async function answerOf<T>(address: string, read: (response: Response) => Promise<T>): Promise<T> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    if (response.ok) return await read(response);
    throw new StartRefusal(`${address} answers ${response.status}: it cannot be checked.`);
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    throw new StartRefusal(`${address} does not answer: it cannot be checked.`);
  }
}
