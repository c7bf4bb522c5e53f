import type { Platform } from '../../../platform.ts';
import { credentialJwt } from '../portable/credential-jwt.ts';
import { isSound } from '../portable/sound-badge.ts';
import type { Badge } from '../repository.ts';
import { shownBadges } from '../shared-curriculum/repository.ts';

export type Slice = { limit: number; offset: number; since: Date | null };

/** A badge in one of the forms in which it is signed: each is a credential of its own to who counts them. */
type Given = { badge: Badge; form: 'embedded' | 'jwt' };

// A badge of before the DIDs has no key for a JWT until it is issued anew.
const formsOf = (badge: Badge): Given[] => [
  { badge, form: 'embedded' },
  ...(badge.issuerAddress.startsWith('did:') ? [{ badge, form: 'jwt' as const }] : []),
];

/**
 * A page of a person's credentials, the newest first, byte for byte as they were signed. As on the shared curriculum:
 * no hidden and no revoked ones. A row that is not what was signed is counted and not given.
 * @returns the page as JSON text, and how many there are in all
 */
export async function givenCredentials(
  platform: Platform,
  userId: string,
  { limit, offset, since }: Slice,
): Promise<{ body: string; total: number }> {
  const shown = await shownBadges(platform.database.db, userId);
  const all = shown
    .filter(({ acquiredAt }) => since === null || acquiredAt > since)
    .flatMap(formsOf);
  const texts: Record<Given['form'], string[]> = { embedded: [], jwt: [] };
  for (const { badge, form } of all.slice(offset, offset + limit)) {
    if (!(await isSound(platform, badge))) continue;
    texts[form].push(
      form === 'embedded' ? badge.credential : JSON.stringify(await credentialJwt(platform, badge)),
    );
  }
  const body = `{"credential":[${texts.embedded.join(',')}],"compactJwsString":[${texts.jwt.join(',')}]}`;
  return { body, total: all.length };
}

/** `Link` of a page (Open Badges 3.0, 6.4). `since` stays as it was asked. */
export function pageLinks(
  address: string,
  { limit, offset, total, since }: Slice & { total: number },
) {
  const last = total === 0 ? 0 : Math.floor((total - 1) / limit) * limit;
  const at: Record<string, number | null> = {
    first: 0,
    last,
    next: offset + limit < total ? offset + limit : null,
    prev: offset > 0 ? Math.max(0, offset - limit) : null,
  };
  return Object.entries(at)
    .flatMap(([rel, start]) => {
      if (start === null) return [];
      const url = new URL(address);
      url.searchParams.set('limit', String(limit));
      url.searchParams.set('offset', String(start));
      if (since !== null) url.searchParams.set('since', since.toISOString());
      return [`<${url.href}>; rel="${rel}"`];
    })
    .join(', ');
}
