import type { RouteDeclaration } from 'contracts';
import { isOfPattern } from '../../gate/route-rules.ts';

/** What the page of an address imports, as far as its route names it. */
export function importsAhead({ meta, ahead }: RouteDeclaration, pathname: string): string[] {
  const painted = meta?.firstPaint?.page;
  return [
    ...(painted === undefined ? [] : [painted]),
    ...(ahead !== undefined && isOfPattern(ahead.pattern, pathname) ? ahead.imports : []),
  ];
}
