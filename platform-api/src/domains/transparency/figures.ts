import { eq } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { anchorFigures } from './anchors.ts';
import { logOrigin } from './log-key.ts';
import { transparencyAudits, transparencyWitnesses } from './tables.ts';

/** What the metrics say of the chains, of the configured witnesses and of the anchors outside. */
export async function transparencyFigures(platform: Platform) {
  const { db } = platform.database;
  const audits = await db.select().from(transparencyAudits);
  const states = await db
    .select()
    .from(transparencyWitnesses)
    .where(eq(transparencyWitnesses.origin, await logOrigin(platform)));
  const witnesses = platform.config.log.witnesses.map(({ name }) => {
    const state = states.find(({ witness }) => witness === name);
    return { name, isRefused: Boolean(state?.refusal), missingSince: state?.missingSince ?? null };
  });
  return { audits, witnesses, anchors: await anchorFigures(platform) };
}
