import { closestRoute, type RemoteManifest, type RouteDeclaration } from 'contracts';
import { shellRoutes } from './shell-routes.ts';

export type RouteOwner = {
  /** Registry key, or `shell`. */
  key: string;
  /** The team to name when it fails. */
  owner: string;
  route: RouteDeclaration;
};

/** The owner of a path's route: the most specific declaration wins; `null` for an undeclared path. */
export function routeOwner(
  pathname: string,
  remotes: ReadonlyMap<string, RemoteManifest>,
): RouteOwner | null {
  const declared: RouteOwner[] = shellRoutes.map((route) => ({
    key: 'shell',
    owner: 'shell',
    route,
  }));
  for (const [key, { owner, routes }] of remotes) {
    for (const route of routes) declared.push({ key, owner, route });
  }
  return closestRoute(declared, pathname);
}
