import {
  cosignedAt,
  parseCheckpoint,
  readNoteKey,
  signaturesOf,
  decimal,
} from 'contracts/transparency-log';
import { and, eq, max, sql } from 'drizzle-orm';
import type { WitnessConfig } from '../../log-config.ts';
import type { Platform } from '../../platform.ts';
import type { StoredCheckpoint } from './checkpoints.ts';
import { consistencyProof } from './proofs.ts';
import { transparencyCosignatures, transparencyWitnesses } from './tables.ts';

const PATIENCE_MS = 10_000;

/** A witness saw another log than the one that it is shown: what witnesses are for. */
class Refusal extends Error {}

/**
 * Asks every configured witness to cosign a checkpoint, and keeps what they say. One that does not answer
 * is asked again with the next job; the others do not wait for it.
 */
export async function askWitnesses(
  platform: Platform,
  checkpoint: StoredCheckpoint,
): Promise<void> {
  const asked = platform.config.log.witnesses.map(async (witness) => {
    const { name } = witness;
    const key = { origin: checkpoint.origin, witness: name };
    if ((await lastCosigned(platform, key)) === checkpoint.size) return;
    try {
      const cosignature = await askWitness(platform, witness, checkpoint);
      const { db } = platform.database;
      await db
        .insert(transparencyCosignatures)
        .values({ ...key, size: checkpoint.size, ...cosignature })
        .onConflictDoNothing();
      await saveState(platform, key, { missingSince: null, refusal: null });
    } catch (error) {
      const refusal = error instanceof Refusal ? error.message : null;
      if (refusal === null) platform.log.warn({ err: error, witness: name }, 'no cosignature');
      else platform.log.error({ witness: name, refusal }, 'a witness refuses the log');
      await saveState(platform, key, { missingSince: platform.clock.now(), refusal });
    }
  });
  await Promise.all(asked);
}

type WitnessKey = { origin: string; witness: string };

async function saveState(
  platform: Platform,
  key: WitnessKey,
  state: { missingSince: Date | null; refusal: string | null },
): Promise<void> {
  await platform.database.db
    .insert(transparencyWitnesses)
    .values({ ...key, ...state })
    .onConflictDoUpdate({
      target: [transparencyWitnesses.origin, transparencyWitnesses.witness],
      set:
        state.missingSince === null
          ? state
          : // From the first time that it was missing; a refusal stays until it cosigns again.
            {
              missingSince: sql`coalesce(${transparencyWitnesses.missingSince}, excluded.missing_since)`,
              refusal: sql`coalesce(excluded.refusal, ${transparencyWitnesses.refusal})`,
            },
    });
}

async function lastCosigned(platform: Platform, { origin, witness }: WitnessKey): Promise<number> {
  const [row] = await platform.database.db
    .select({ size: max(transparencyCosignatures.size) })
    .from(transparencyCosignatures)
    .where(
      and(
        eq(transparencyCosignatures.origin, origin),
        eq(transparencyCosignatures.witness, witness),
      ),
    );
  return row?.size ?? 0;
}

/** C2SP tlog-witness, `add-checkpoint`. */
async function askWitness(
  platform: Platform,
  witness: WitnessConfig,
  checkpoint: StoredCheckpoint,
): Promise<{ line: string; cosignedAt: Date }> {
  const { origin, size } = checkpoint;
  const known = await lastCosigned(platform, { origin, witness: witness.name });
  let answer = await submit(platform, witness, checkpoint, known);
  if (answer.status === 409) {
    // It has cosigned what we do not know of: an answer that was lost, or a log that was set back.
    const seen = decimal(answer.text.trimEnd());
    if (seen === null) throw new Error('409 without a size');
    if (seen > size) throw new Refusal(`it has seen ${seen} entries, there are ${size}`);
    if (seen === known) throw new Refusal(`it has seen another log of ${seen} entries`);
    answer = await submit(platform, witness, checkpoint, seen);
    if (answer.status === 409) {
      throw new Refusal(`it has seen another log of ${seen} entries`);
    }
  }
  if (answer.status === 422) throw new Refusal('what it has seen is not the beginning of the log');
  if (answer.status !== 200) throw new Error(`It answers ${answer.status}`);
  return cosignatureIn(answer.text, witness, checkpoint);
}

async function submit(
  platform: Platform,
  witness: WitnessConfig,
  checkpoint: StoredCheckpoint,
  old: number,
) {
  const proof = await consistencyProof(platform, old, checkpoint.size);
  const response = await fetch(`${witness.url}/add-checkpoint`, {
    method: 'POST',
    body: [`old ${old}`, ...proof, '', checkpoint.note].join('\n'),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: response.status, text: await response.text() };
}

/** The line of this witness in its answer; what others have signed is not ours to believe. */
async function cosignatureIn(
  lines: string,
  witness: WitnessConfig,
  { note }: StoredCheckpoint,
): Promise<{ line: string; cosignedAt: Date }> {
  const key = await readNoteKey(witness.key);
  const checkpoint = parseCheckpoint(note);
  if (key === null || checkpoint === null) throw new Error('its key cannot be read');
  for (const line of lines.split('\n').map((text) => `${text}\n`)) {
    const at = await cosignedAt(
      { text: checkpoint.text, signatures: signaturesOf(line) ?? [] },
      key,
    );
    if (at !== null) return { line, cosignedAt: at };
  }
  throw new Error('its answer holds no cosignature by its key');
}
