/** How a route is declared, as far as matching is concerned. */
export type DeclaredPath = {
  /** Absolute. A prefix that ends in `/` leaves the bare path out; without it both match. */
  readonly path: string;
  readonly match: 'exact' | 'prefix';
};

/** An address as routes compare it: lower case, without a slash at its end. */
export const normalisedPath = (pathname: string): string =>
  pathname.toLowerCase().replace(/(?<=.)\/$/, '');

/**
 * How specific a declaration is for an address: 0 when it does not match, more for a longer prefix,
 * most for an exact path. A prefix ends at a segment: `/courses` does not match `/coursesx`.
 */
export function routeSpecificity({ path, match }: DeclaredPath, pathname: string): number {
  const address = normalisedPath(pathname);
  if (match === 'exact') {
    return normalisedPath(path) === address ? Number.MAX_SAFE_INTEGER : 0;
  }
  const prefix = path.toLowerCase();
  const isMatch = prefix.endsWith('/')
    ? address.startsWith(prefix)
    : address === prefix || address.startsWith(`${prefix}/`);
  return isMatch ? prefix.length : 0;
}

/** The most specific of the candidates for an address; the first of equals; `null` when none matches. */
export function closestRoute<T extends { readonly route: DeclaredPath }>(
  candidates: Iterable<T>,
  pathname: string,
): T | null {
  let closest: T | null = null;
  let most = 0;
  for (const candidate of candidates) {
    const specificity = routeSpecificity(candidate.route, pathname);
    if (specificity > most) {
      closest = candidate;
      most = specificity;
    }
  }
  return closest;
}
