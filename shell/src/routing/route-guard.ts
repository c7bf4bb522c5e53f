import type { RemoteManifest } from 'contracts';
import { can, type Session } from 'shared-auth';
import { routeOwner, type RouteOwner } from './route-owner.ts';

export type Admission =
  | { kind: 'enter'; owner: RouteOwner }
  /** Without a session: to /login, the path is kept (E5). */
  | { kind: 'login' }
  /** `reason` is announced politely on the page of arrival (E6). */
  | { kind: 'redirect'; to: string; reason: 'forbidden' | 'unknown' | 'home' };

/** Who may go where, from the registry's declarations alone: no code of a remote is needed (SHELL-26 to SHELL-36). */
export function admission(
  pathname: string,
  session: Session,
  remotes: ReadonlyMap<string, RemoteManifest>,
): Admission {
  const isIn = session.status === 'authenticated';
  const start = isIn ? '/dashboard' : '/';
  if (/^\/public\/?$/i.test(pathname)) {
    // The homepage for everybody: at `/` stands the dashboard of who is logged in.
    return { kind: 'redirect', to: isIn ? '/homepage' : '/', reason: 'home' };
  }
  if (pathname === '/' && isIn) return { kind: 'redirect', to: start, reason: 'home' };
  const owner = routeOwner(pathname, remotes);
  if (owner === null) {
    // A start page that no remote serves must not redirect to itself.
    return pathname === start
      ? { kind: 'enter', owner: unserved(pathname) }
      : { kind: 'redirect', to: start, reason: 'unknown' };
  }
  if (can(owner.route.access, session)) return { kind: 'enter', owner };
  return isIn ? { kind: 'redirect', to: start, reason: 'forbidden' } : { kind: 'login' };
}

const unserved = (path: string): RouteOwner => ({
  key: '',
  owner: '',
  route: { path, match: 'exact', access: { public: true } },
});
