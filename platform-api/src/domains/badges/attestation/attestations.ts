import { inArray } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { isSound } from '../portable/sound-badge.ts';
import { badges } from '../tables.ts';
import { attestation } from './attestation.ts';
import { attestationTexts, type Language } from './attestation-texts.ts';

/** Badges that are in memory at once, with their pictures and credentials. */
const BATCH = 20;

export type Attestation = { fileName: string; content: Uint8Array };

/**
 * The attestations of badges as PDF, in the order of their ids, one after the other; those that are gone, were revoked
 * or are not what was signed are left out.
 */
export async function* attestationsOf(
  platform: Platform,
  badgeIds: readonly string[],
  language: Language,
): AsyncGenerator<Attestation, undefined> {
  for (let from = 0; from < badgeIds.length; from += BATCH) {
    const ids = badgeIds.slice(from, from + BATCH);
    const rows = await platform.database.db.select().from(badges).where(inArray(badges.id, ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) {
      const badge = byId.get(id);
      if (badge === undefined || badge.revokedAt !== null) continue;
      if (!(await isSound(platform, badge))) continue;
      const { holderName, title, code } = badge;
      yield {
        fileName: fileNameOf([attestationTexts[language].file, holderName, title], code),
        content: await attestation(platform, badge, language),
      };
    }
  }
}

const MAX_WORDS = 100;

/** A name that every system takes: letters without accents, digits and hyphens. The code makes it one of its kind. */
export function fileNameOf(parts: readonly string[], code: string): string {
  const words = parts
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_WORDS)
    .replaceAll(/^-+|-+$/g, '');
  return `${[words, `WB-${code}`].filter((part) => part !== '').join('-')}.pdf`;
}
