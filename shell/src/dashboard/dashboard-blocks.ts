import { dashboardSlot, type RemoteManifest } from 'contracts';
import type { Session } from 'shared-auth';
import type { RemoteApps } from '../federation/remote-apps.ts';
import { slotFills } from '../slots/slot-fills.ts';

/** The places of a dashboard from above: first what a company needs of who acts for it, then what is of the role. */
export const dashboardSlots = ({ company, role }: Session) => [
  ...(company === null ? [] : (['shell.dashboard.company.v1'] as const)),
  dashboardSlot(role),
];

/**
 * Begins to load the remotes of the dashboard's blocks beside the code of the dashboard itself: who fills it is
 * known from the registry. What fails here is tried again, and told, by the block.
 */
export function loadDashboardBlocks(
  session: Session,
  remotes: ReadonlyMap<string, RemoteManifest>,
  apps: Pick<RemoteApps, 'loadRemoteApp'>,
): void {
  const fills = dashboardSlots(session).flatMap((slot) => slotFills(slot, session, remotes));
  for (const key of new Set(fills.map((fill) => fill.key))) {
    apps.loadRemoteApp(key).catch(() => undefined);
  }
}
