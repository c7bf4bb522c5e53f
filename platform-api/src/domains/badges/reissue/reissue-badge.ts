import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, like, sql } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { accountById } from '../../accounts/index.ts';
import { signedCredential } from '../credential.ts';
import { issuerId } from '../issuer/issuer.ts';
import { noteReissue } from '../note-on-ledger.ts';
import type { Badge } from '../repository.ts';
import { digestOf, statementsOf } from '../signed-statements.ts';
import { statusPosition } from '../status/status-repository.ts';
import { badges, earlierCredentials } from '../tables.ts';
import { verifyBadge } from '../verify-badge.ts';

const BATCH = 100;

/** An issuer that is the address of a profile: verifiers of others take that document for the key. */
const isOfBefore = like(badges.issuerAddress, 'http%');

/**
 * Issues anew, in the name of the DID, every badge whose issuer is an address. Safe to repeat and to run
 * beside itself: each badge is one transaction.
 * @returns how many were issued anew
 */
export async function reissueOldBadges(platform: Platform): Promise<number> {
  let reissued = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await platform.database.db
      .select({ id: badges.id })
      .from(badges)
      .where(and(isOfBefore, isNotNull(badges.transactionId), gt(badges.id, after)))
      .orderBy(asc(badges.id))
      .limit(BATCH);
    for (const { id } of rows) if (await reissueBadge(platform, id)) reissued += 1;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) break;
    after = last.id;
  }
  if (reissued > 0) platform.log.info({ badges: reissued }, 'badges were issued anew');
  return reissued;
}

/** False where somebody else has done it, or where the badge is not what was signed. */
const reissueBadge = (platform: Platform, id: string): Promise<boolean> =>
  platform.database.transaction(async () => {
    const { db } = platform.database;
    const [badge] = await db
      .select()
      .from(badges)
      .where(and(eq(badges.id, id), isOfBefore, isNotNull(badges.transactionId)))
      .for('update');
    if (badge === undefined || badge.transactionId === null) return false;
    if (!(await isSound(platform, badge))) return false;

    const credential = await signedAgain(platform, badge);
    const salt = randomBytes(32).toString('base64url');
    const { transactionId } = await noteReissue(platform, { id, salt, credential });
    await db.insert(earlierCredentials).values({
      badgeId: id,
      hash: createHash('sha256').update(badge.credential).digest('hex'),
      credentialId: String(statementsOf(badge)?.id),
      issuer: badge.issuerAddress,
      salt: badge.salt,
      transactionId: badge.transactionId,
      replacedAt: platform.clock.now(),
    });
    await db
      .update(badges)
      .set({ credential, salt, transactionId, issuerAddress: issuerId(platform) })
      .where(eq(badges.id, id));
    return true;
  });

/** A forged row must not be given a true signature. */
async function isSound(platform: Platform, badge: Badge): Promise<boolean> {
  const { checks } = await verifyBadge(platform, badge);
  const failed = checks.filter(({ id, passed }) => !passed && id !== 'revocation');
  if (failed.length === 0) return true;
  platform.log.error(
    { badgeId: badge.id, failed: failed.map((check) => check.id) },
    'a badge is not what was signed: it is not issued anew',
  );
  return false;
}

async function signedAgain(platform: Platform, badge: Badge): Promise<string> {
  const account = await accountById(platform, badge.userId);
  const { db } = platform.database;
  const position = await statusPosition(db, badge.id);
  if (badge.revokedAt !== null) {
    await db.execute(
      sql`update badge_status set revoked_at = ${badge.revokedAt.toISOString()}
          where position = ${position} and revoked_at is null`,
    );
  }
  const { description } = statementsOf(badge)?.credentialSubject?.achievement ?? {};
  return signedCredential(platform, {
    ...badge,
    synopsis: typeof description === 'string' ? description : badge.title,
    holderEmail: account?.communicationEmail ?? null,
    statusPosition: position,
    // Nothing is added to what was signed: the course may have other skills today.
    escoSkills: [],
    score: null,
    pictureDigest: digestOf(badge.picture),
  });
}
