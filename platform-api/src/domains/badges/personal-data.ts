import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { badges } from './tables.ts';

/**
 * Badges, each with the signed credential and its picture, so that they can be shown elsewhere. A
 * deletion takes them and their public pages; the hash on the ledger then leads to nobody (E125).
 */
export const badgeData: PersonalData = {
  part: 'badges',
  async collect(platform, userId) {
    const rows = await platform.database.db
      .select()
      .from(badges)
      .where(eq(badges.userId, userId))
      .orderBy(badges.acquiredAt);
    return {
      data: rows.map(
        ({ credential: _credential, picture: _picture, revokedBy: _by, ...badge }) => badge,
      ),
      files: rows.flatMap(({ code, credential, picture }) => [
        { name: `badge-${code}.json`, content: Buffer.from(credential) },
        { name: `badge-${code}.svg`, content: Buffer.from(picture) },
      ]),
    };
  },
  async erase(platform, userId) {
    await platform.database.db.delete(badges).where(eq(badges.userId, userId));
  },
};
