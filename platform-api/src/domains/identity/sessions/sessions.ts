import { randomUUID } from 'node:crypto';
import type { RoleName } from 'contracts';
import type { Platform } from '../../../platform.ts';
import { accountById, type Account } from '../../accounts/index.ts';
import * as repository from '../repository.ts';
import type { RevocationReason } from '../repository.ts';
import { signAccessToken } from './access-token.ts';
import { hashOf, newRefreshToken, successorOf } from './refresh-tokens.ts';
import { sessionEnd } from './session-end.ts';

/** How long the parent of the newest token still gets that token back (E26). */
const GRACE_MS = 10_000;

export type Tokens = { token: string; refreshToken: string };

/** Opens a session of an active account, bound to a key when the browser has shown one. */
export async function openSession(
  platform: Platform,
  account: Pick<Account, 'id' | 'primaryRole'>,
  options: { keyThumbprint?: string | null; companyId?: string | null; role?: RoleName } = {},
): Promise<Tokens & { sessionId: string; role: RoleName }> {
  const id = randomUUID();
  const role = options.role ?? account.primaryRole;
  const refreshToken = newRefreshToken();
  const createdAt = platform.clock.now();
  await platform.database.transaction(async () => {
    await repository.insertSession(platform, {
      id,
      userId: account.id,
      role,
      keyThumbprint: options.keyThumbprint ?? null,
      companyId: options.companyId ?? null,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + platform.config.session.lifetimeMs),
      lastUsedAt: createdAt,
    });
    await repository.insertRefreshToken(platform, {
      hash: hashOf(refreshToken),
      sessionId: id,
      generation: 0,
    });
  });
  const token = await signAccessToken(platform, { id, userId: account.id });
  return { token, refreshToken, sessionId: id, role };
}

export type Rotation = { isOver: false; tokens: Tokens } | { isOver: true };

/**
 * Exchanges a refresh token for its successor (E26). The first use wins; the parent of the newest token
 * gets the same successor again for ten seconds, with the right key. Everything else ends the session,
 * by returning: a throw would roll the revocation back.
 */
export async function rotate(
  platform: Platform,
  refreshToken: string,
  keyThumbprint: string | null,
): Promise<Rotation> {
  const opened = await platform.database.transaction(() =>
    exchange(platform, refreshToken, keyThumbprint),
  );
  if (opened === null) return { isOver: true };
  const token = await signAccessToken(platform, opened);
  const next = successorOf(refreshToken, platform.secrets.refreshToken);
  return { isOver: false, tokens: { token, refreshToken: next } };
}

async function exchange(platform: Platform, refreshToken: string, keyThumbprint: string | null) {
  const known = await repository.findRefreshToken(platform, hashOf(refreshToken));
  if (known === null) return null;
  const session = await repository.findSession(platform, known.sessionId);
  const now = platform.clock.now();
  if (session === null || sessionEnd(session, now, platform.config.session) !== null) return null;
  const end = async (reason: RevocationReason) => {
    await repository.revokeSession(platform, session.id, reason);
    return null;
  };
  if (session.keyThumbprint !== null && session.keyThumbprint !== keyThumbprint) {
    return end('foreign-key');
  }
  const account = await accountById(platform, session.userId);
  if (account?.status !== 'active') return end('account');

  const successor = hashOf(successorOf(refreshToken, platform.secrets.refreshToken));
  if (await repository.useRefreshToken(platform, known.hash)) {
    await repository.insertRefreshToken(platform, {
      hash: successor,
      sessionId: session.id,
      generation: known.generation + 1,
    });
    return session;
  }
  // Read again: the one who came first may have used it while this call waited for the row.
  const used = await repository.findRefreshToken(platform, known.hash);
  const newest = await repository.findRefreshToken(platform, successor);
  const isParent = newest !== null && newest.usedAt === null;
  const age = now.getTime() - (used?.usedAt?.getTime() ?? 0);
  return isParent && age <= GRACE_MS ? session : end('reuse');
}

/** Logout: ends the session that a call is in, and the one that a refresh token belongs to. */
export async function endSession(
  platform: Platform,
  named: { sessionId: string | null; refreshToken: string | null },
): Promise<void> {
  const known =
    named.refreshToken === null
      ? null
      : await repository.findRefreshToken(platform, hashOf(named.refreshToken));
  for (const id of new Set([named.sessionId, known?.sessionId ?? null])) {
    if (id !== null) await repository.revokeSession(platform, id, 'logout');
  }
}
