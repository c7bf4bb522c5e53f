import { dashboardSlot, type RemoteManifest } from 'contracts';
import type { Session } from 'shared-auth';
import type { RemoteApps } from '../federation/remote-apps.ts';
import { slotFills } from '../slots/slot-fills.ts';

/**
 * Begins to load the remotes of the dashboard's blocks beside the code of the dashboard itself: who fills it is
 * known from the registry. What fails here is tried again, and told, by the block.
 */
export function loadDashboardBlocks(
  session: Session,
  remotes: ReadonlyMap<string, RemoteManifest>,
  apps: Pick<RemoteApps, 'loadRemoteApp'>,
): void {
  for (const { key } of slotFills(dashboardSlot(session.role), session, remotes)) {
    apps.loadRemoteApp(key).catch(() => undefined);
  }
}
