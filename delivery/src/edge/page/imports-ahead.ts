import type { Registry, RouteDeclaration } from 'contracts';
import { isOfPattern } from '../../gate/route-rules.ts';
import type { RouteMatch } from './page-meta.ts';

/** What the page of an address imports, as far as its route names it. */
export function importsAhead({ meta, ahead }: RouteDeclaration, pathname: string): string[] {
  const painted = meta?.firstPaint?.page;
  return [
    ...(painted === undefined ? [] : [painted]),
    ...(ahead !== undefined && isOfPattern(ahead.pattern, pathname) ? ahead.imports : []),
  ];
}

/**
 * Whether the script of the page's release runs before the shell. Not while a canary of its remote may be meant
 * for the person: the script and the page must be of one release.
 */
export function hasScriptAhead(
  registry: Registry | null,
  { key, route: { ahead } }: RouteMatch,
  pathname: string,
): boolean {
  return (
    ahead?.script === true &&
    isOfPattern(ahead.pattern, pathname) &&
    registry?.remotes[key]?.canary === undefined
  );
}
