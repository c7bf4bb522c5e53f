import { isRoleName } from 'contracts';
import type { Authenticate, Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { accountById } from '../../accounts/index.ts';
import { findSession, type Session } from '../repository.ts';
import { verifyAccessToken } from './access-token.ts';
import { sessionEnd } from './session-end.ts';
import { noteUse, visitorOf } from './session-use.ts';

/**
 * Who calls, from session and account as they are now: a logout, a deletion or a role taken away
 * counts at once, though the token lives on. Null for a visitor.
 */
export function authenticate(platform: Platform): Authenticate {
  return async (request) => {
    const [, token] = /^Bearer ([\w.-]{20,2000})$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined) return null;
    const named = await verifyAccessToken(platform, token);
    const session = named === null ? null : await findSession(platform, named.sessionId);
    if (session === null) return null;
    const principal = await principalOf(platform, session);
    if (principal !== null) await noteUse(platform, session, visitorOf(platform, request));
    return principal;
  };
}

async function principalOf(platform: Platform, session: Session): Promise<Principal | null> {
  if (sessionEnd(session, platform.clock.now(), platform.config.session) !== null) return null;
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
