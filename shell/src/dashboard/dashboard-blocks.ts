import type { RemoteManifest, SlotId } from 'contracts';
import type { RoleName, Session } from 'shared-auth';
import type { RemoteApps } from '../federation/remote-apps.ts';
import { slotFills } from '../slots/slot-fills.ts';

type DashboardSlot = Extract<SlotId, `shell.dashboard.${string}`>;

/** Roles without screens of their own see the learner's (SHELL-39). */
const slots: Partial<Record<RoleName, DashboardSlot>> = {
  AdminWorkerBadge: 'shell.dashboard.admin.v1',
  RedattoreCorsiA: 'shell.dashboard.editor.v1',
};

export const dashboardSlot = (role: RoleName | null): DashboardSlot =>
  (role !== null && slots[role]) || 'shell.dashboard.learner.v1';

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
