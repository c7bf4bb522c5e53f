import type { RouteDeclaration } from 'contracts';
import type { Session } from 'shared-auth';
import { isPublicPath } from 'shared-ui/paths';

/** `entry`: login. `public`: header and footer. `app`: side menu and top bar. `focus`: the page has the whole window. */
export type Frame = 'entry' | 'public' | 'app' | 'focus';

export function frameOf(pathname: string, route: RouteDeclaration, session: Session): Frame {
  if (/^\/(login|auth)\/?$/i.test(pathname)) return 'entry';
  if (route.frame === 'focus') return 'focus';
  return isPublicPath(pathname) || session.status === 'anonymous' ? 'public' : 'app';
}
