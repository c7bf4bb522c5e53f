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
 * order, for the active role and the company that the person acts for; an entry whose screen this session cannot open is not there.
 */
export function menuEntries(
  session: Session,
  remotes: ReadonlyMap<string, RemoteManifest>,
): MenuDeclaration[] {
  const { role, company } = session;
  return [...shellEntries, ...[...remotes.values()].flatMap(({ menu }) => menu)]
    .filter(({ roles }) => !isGiven(roles) || (role !== null && roles.includes(role)))
    .filter(
      ({ companyRoles }) =>
        companyRoles === undefined || (company !== null && companyRoles.includes(company.role)),
    )
    .filter(({ path }) => admission(path, session, remotes).kind === 'enter')
    .toSorted((a, b) => a.order - b.order);
}

/** The entry of the page where one is: of two that it lies under (`/voucher`, `/voucher/people`) the closer one. */
export function currentEntry(
  entries: readonly MenuDeclaration[],
  pathname: string,
): MenuDeclaration | undefined {
  return entries
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
