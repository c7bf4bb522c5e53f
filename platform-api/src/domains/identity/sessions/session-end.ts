import type { Session } from '../repository.ts';

/** Why a session is over: ended by somebody, too old, or not used for too long. Null while it lives. */
export type SessionEnd = 'revoked' | 'absolute' | 'idle' | null;

export function sessionEnd(
  session: Pick<Session, 'revokedAt' | 'expiresAt' | 'lastUsedAt'>,
  now: Date,
  limits: { idleMs: number },
): SessionEnd {
  if (session.revokedAt !== null) return 'revoked';
  if (session.expiresAt <= now) return 'absolute';
  return now.getTime() - session.lastUsedAt.getTime() >= limits.idleMs ? 'idle' : null;
}
