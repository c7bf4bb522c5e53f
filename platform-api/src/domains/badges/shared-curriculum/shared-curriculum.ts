import type { z } from 'zod';
import type { Badge } from '../repository.ts';
import { saysTheSame } from '../signed-statements.ts';
import { shownBadgeToWire } from '../wire.ts';
import type { sharedCurriculum as schema } from './schemas.ts';

type SharedCurriculum = z.infer<typeof schema>;

/**
 * What a stranger sees of a curriculum.
 * @param shown public and not revoked, newest first
 */
export function sharedCurriculum(shown: readonly Badge[], asOf: Date): SharedCurriculum {
  // A row that somebody changed is not repeated as the holder's: its own page tells that it is no longer what was signed.
  const badges = shown.filter(saysTheSame);
  const isExpired = ({ validUntil }: Badge) => validUntil !== null && validUntil < asOf;
  return {
    // Of the badges and not of the account: a curriculum says no name that no certification says.
    holderName: badges[0]?.holderName ?? null,
    asOf: asOf.toISOString(),
    badges: badges.map((badge) => ({
      ...shownBadgeToWire(badge),
      isExpired: isExpired(badge),
    })),
    competences: competencesProvedBy(badges.filter((badge) => !isExpired(badge))),
  };
}

/** Each competence with the name that its newest badge has: the category may have had another one before. */
function competencesProvedBy(badges: readonly Badge[]): SharedCurriculum['competences'] {
  const found = new Map<number, SharedCurriculum['competences'][number]>();
  for (const { categoryId, categoryName } of badges) {
    if (categoryId === null) continue;
    const { title = categoryName, badges: count = 0 } = found.get(categoryId) ?? {};
    found.set(categoryId, { id: categoryId, title, badges: count + 1 });
  }
  return [...found.values()].toSorted(
    (a, b) => b.badges - a.badges || a.title.localeCompare(b.title, 'it') || a.id - b.id,
  );
}
