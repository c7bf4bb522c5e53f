import type { RemoteManifest, RouteDeclaration } from 'shared-ui/remote';
import { shellRoutes } from './shell-routes.ts';

export type RouteOwner = {
  /** Registry key, or `shell`. */
  key: string;
  /** The team to name when it fails. */
  owner: string;
  route: RouteDeclaration;
};

const normalised = (pathname: string): string => {
  const path = pathname.toLowerCase();
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};

/** How specific a declaration matches a path: 0 not at all, longer is more, exact is most. */
function specificity({ path, match }: RouteDeclaration, pathname: string): number {
  const declared = path.toLowerCase();
  if (match === 'exact') return normalised(declared) === pathname ? Number.MAX_SAFE_INTEGER : 0;
  if (declared.endsWith('/')) return pathname.startsWith(declared) ? declared.length : 0;
  return pathname === declared || pathname.startsWith(`${declared}/`) ? declared.length : 0;
}

/** Whose route a path is: the most specific declaration wins; `null` for a path nobody declared. */
export function routeOwner(
  pathname: string,
  remotes: ReadonlyMap<string, RemoteManifest>,
): RouteOwner | null {
  const path = normalised(pathname);
  let best: RouteOwner | null = null;
  let bestScore = 0;
  const consider = (key: string, owner: string, route: RouteDeclaration): void => {
    const score = specificity(route, path);
    if (score > bestScore) {
      best = { key, owner, route };
      bestScore = score;
    }
  };
  for (const route of shellRoutes) consider('shell', 'shell', route);
  for (const [key, { owner, routes }] of remotes) {
    for (const route of routes) consider(key, owner, route);
  }
  return best;
}
