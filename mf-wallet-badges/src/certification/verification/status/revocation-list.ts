import { failed, passed, unchecked, type Outcome } from '../checks.ts';
import { pathOf } from '../picture.ts';
import { at, objectOf, type Read } from '../reading.ts';

export const REVOCATIONS = '/api/Badges/Revocations';

/**
 * The list of badges issued earlier (1EdTech): not signed, so it is as good as the host that sends it.
 * Badges are found by their path: the list has the host's address of today.
 */
export async function checkRevocationList(
  entry: unknown,
  credentialPath: string,
  read: Read,
): Promise<Outcome> {
  if (pathOf(at(entry, 'id')) !== REVOCATIONS) return unchecked('unknownStatus');
  const reading = await read(REVOCATIONS);
  if (reading.state === 'unread') return unchecked(reading.reason);
  const list = objectOf(reading.bytes);
  const revoked = at(list, 'revokedCredential');
  if (list === null || !Array.isArray(revoked)) return unchecked('unreadable');
  if (pathOf(list['id']) !== REVOCATIONS) return failed('forgedList');
  const isRevoked = revoked.some(
    (item) => pathOf(at(item, 'id')) === credentialPath && at(item, 'revoked') !== false,
  );
  return isRevoked ? failed('revoked') : passed;
}
