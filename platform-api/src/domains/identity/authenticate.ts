import { isRoleName, type Authenticate, type Principal } from '../../http/access.ts';
import type { Platform } from '../../platform.ts';
import { accountById } from '../accounts/index.ts';
import { verifyAccessToken } from './access-token.ts';
import { findSession } from './repository.ts';

/**
 * Who calls, from session and account as they are now: a logout, a deletion or a role taken away
 * counts at once, though the token lives on. Null for a visitor.
 */
export function authenticate(platform: Platform): Authenticate {
  return async (request) => {
    const [, token] = /^Bearer ([\w.-]{20,2000})$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) return null;
    const named = await verifyAccessToken(platform, token);
    return named === null ? null : principalOf(platform, named.sessionId);
  };
}

async function principalOf(platform: Platform, sessionId: string): Promise<Principal | null> {
  const session = await findSession(platform, sessionId);
  if (session === null || session.revokedAt !== null) return null;
  if (session.expiresAt <= platform.clock.now()) return null;
  const account = await accountById(platform, session.userId);
  if (account?.status !== 'active') return null;
  // Entered for a company that the person no longer acts for.
  if (session.companyId !== null && session.companyId !== account.company?.id) return null;
  const role =
    isRoleName(session.role) && account.roles.includes(session.role)
      ? session.role
      : account.primaryRole;
  return {
    userId: account.id,
    sessionId: session.id,
    role,
    roles: account.roles,
    claims: account.claims,
    isDocente: account.isDocente,
    name: account.name,
    surname: account.surname,
    company:
      account.company === null
        ? null
        : { id: account.company.id, name: account.company.name, role: account.company.role },
  };
}
