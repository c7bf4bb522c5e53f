import type { MenuDeclaration, RemoteManifest } from 'contracts';
import type { Session } from 'shared-auth';
import { paths } from 'shared-ui/paths';
import { admission } from '../../routing/route-guard.ts';
import { icons } from '../icons.ts';

const shellEntries: readonly MenuDeclaration[] = [
  {
    order: 10,
    path: paths.dashboard(),
    iconSvgPath: icons.dashboard,
    activeIconSvgPath: icons.dashboardFill,
    label: { it: 'Dashboard', en: 'Dashboard' },
  },
  {
    order: 40,
    path: paths.profile(),
    iconSvgPath: icons.profile,
    activeIconSvgPath: icons.profileFill,
    label: { it: 'Profilo', en: 'Profile' },
  },
];

const isGiven = <T>(list: readonly T[] | undefined): list is readonly T[] =>
  list !== undefined && list.length > 0;

/**
 * The side menu (SHELL-09 to SHELL-11): the shell's entries and those that remotes declare, in
 * order, for the active role; an entry whose screen this session cannot open is not there.
 */
export function menuEntries(
  session: Session,
  remotes: ReadonlyMap<string, RemoteManifest>,
): MenuDeclaration[] {
  const { role } = session;
  return [...shellEntries, ...[...remotes.values()].flatMap(({ menu }) => menu)]
    .filter(({ roles }) => !isGiven(roles) || (role !== null && roles.includes(role)))
    .filter(({ path }) => admission(path, session, remotes).kind === 'enter')
    .toSorted((a, b) => a.order - b.order);
}

/** Whether an entry leads to where one is. */
export function isCurrentEntry(entry: MenuDeclaration, pathname: string): boolean {
  return pathname === entry.path || pathname.startsWith(`${entry.path}/`);
}
