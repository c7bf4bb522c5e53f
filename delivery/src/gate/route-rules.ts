import { normalisedPath, routeSpecificity } from 'contracts';
import type { RemoteManifest, RouteDeclaration } from 'contracts';

/** Whether an address of a route pattern (`/x/:id`, `/x/*`) can lie under a declaration. */
function covers(declared: RouteDeclaration, pattern: string): boolean {
  if (declared.match === 'exact') return isOfPattern(pattern, declared.path);
  return routeSpecificity(declared, pattern.replaceAll(/:[^/]+|\*/gu, 'x')) > 0;
}

/** Whether a pattern of React Router takes an address. */
export function isOfPattern(pattern: string, address: string): boolean {
  const [wanted, given] = [pattern, address].map((path) => normalisedPath(path).split('/'));
  for (const [index, segment] of (wanted ?? []).entries()) {
    if (segment === '*') return true;
    const isOptional = segment.endsWith('?');
    const value = given?.[index];
    if (value === undefined) return isOptional;
    if (!segment.startsWith(':') && segment.replace(/\?$/u, '') !== value) return false;
  }
  return (wanted?.length ?? 0) >= (given?.length ?? 0);
}

/** Pages without a declaration, which are unreachable, and declarations without a page, which show a 404. */
export function unknownRoutes(patterns: readonly string[], declared: RemoteManifest): string[] {
  const unreachable = patterns
    .filter((pattern) => !declared.routes.some((route) => covers(route, pattern)))
    .map(
      (pattern) =>
        `The page ${pattern} is under no route of remote.config.ts, so the shell never opens it: declare its path.`,
    );
  const empty = declared.routes
    .filter((route) => !patterns.some((pattern) => covers(route, pattern)))
    .map(
      ({ path }) =>
        `remote.config.ts declares ${path} and src/routes.tsx has no page for it: add the page, or remove the route.`,
    );
  const menu = declared.menu
    .filter(({ path }) => !declared.routes.some((route) => covers(route, path)))
    .map(
      ({ path }) =>
        `The menu entry ${path} leads to no route of this remote: correct its path, or declare the route.`,
    );
  return [...unreachable, ...empty, ...menu];
}

/** Code that a route names ahead and nothing imports: it would come no earlier, and nobody would notice. */
export function unknownImports(declared: RemoteManifest, imported: readonly string[]): string[] {
  return declared.routes.flatMap(({ ahead }) =>
    (ahead?.imports ?? [])
      .filter((name) => !imported.includes(name))
      .map(
        (name) =>
          `remote.config.ts names ${name} ahead, and nothing imports it: write it as it is at its import().`,
      ),
  );
}

/** It comes before the shell's code, which it must not hold up. */
const MAX_AHEAD_BYTES = 16_000;

/** A script that a route names and the release does not have, or that is no small one. */
export function scriptFaults(declared: RemoteManifest, aheadBytes: number | null): string[] {
  return declared.routes
    .filter(({ ahead }) => ahead?.script === true)
    .flatMap(({ path }) => {
      if (aheadBytes === null) {
        return [
          `remote.config.ts has a script ahead at ${path} and the release has none: write src/ahead.ts, or remove "script".`,
        ];
      }
      if (aheadBytes <= MAX_AHEAD_BYTES) return [];
      return [
        `The script ahead of ${path} has ${aheadBytes} bytes, over ${MAX_AHEAD_BYTES}: import less into src/ahead.ts.`,
      ];
    });
}

/** Paths that belong to somebody else. A longer prefix under another's is no clash: the most specific wins. */
export function clashingRoutes(
  declared: Pick<RemoteManifest, 'routes'>,
  shellRoutes: readonly RouteDeclaration[],
  others: readonly RemoteManifest[],
): string[] {
  const taken = [
    ...shellRoutes.map((route) => ({ route, who: 'the shell', owner: 'the team of the shell' })),
    ...others.flatMap(({ name, owner, routes }) =>
      routes.map((route) => ({ route, who: name, owner })),
    ),
  ];
  return declared.routes.flatMap((route) => {
    const other = taken.find(
      (taken) =>
        taken.route.match === route.match &&
        normalisedPath(taken.route.path) === normalisedPath(route.path),
    );
    if (other === undefined) return [];
    return [
      `The route ${route.path} belongs to ${other.who}: take another path, or agree with ${other.owner} who gives it up first.`,
    ];
  });
}
