import { dashboardSlot, isAllowed, isRoleName, normalisedPath, type Registry } from 'contracts';

/**
 * Bases of the remotes whose blocks the dashboard of this role shows: its page asks for their code, of which no
 * route of theirs tells. Empty for every other address, and for who is not logged in.
 * @param role of the technical cookie; a hint, worth nothing as a right
 */
export function dashboardRemotes(
  registry: Registry | null,
  pathname: string,
  role: string | undefined,
): string[] {
  if (normalisedPath(pathname) !== '/dashboard' || role === undefined || !isRoleName(role))
    return [];
  const slot = dashboardSlot(role);
  // Claims are not in the cookie; a block that needs some is not asked for ahead.
  const caller = { role, claims: [], isDocente: false };
  return Object.values(registry?.remotes ?? {}).flatMap(({ stable, versions }) => {
    const release = versions[stable];
    const fills = release?.remoteJson?.fills ?? [];
    const isShown = fills.some((fill) => fill.slot === slot && isAllowed(fill.access, caller));
    return release !== undefined && isShown ? [release.base] : [];
  });
}
