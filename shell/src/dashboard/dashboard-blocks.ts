import type { QueryClient } from '@tanstack/react-query';
import { dashboardSlot, type Language, type RemoteManifest } from 'contracts';
import type { Session } from 'shared-auth';
import { asLazyWidget } from 'shared-ui/remote';
import type { RemoteApps } from '../federation/remote-apps.ts';
import { textsOf } from '../federation/remote-texts.ts';
import { slotFills } from '../slots/slot-fills.ts';

/** The places of a dashboard from above: first what a company needs of who acts for it, then what is of the role. */
export const dashboardSlots = ({ company, role }: Session) => [
  ...(company === null ? [] : (['shell.dashboard.company.v1'] as const)),
  dashboardSlot(role),
];

/**
 * Begins the blocks of the dashboard before it is drawn, which keeps the browser busy for a while: their remotes, of
 * which the registry knows, then their texts, code and first reads. What fails here is tried again, and told, by the
 * block. Ends when the remotes are there, or lost.
 */
export function beginDashboardBlocks(
  session: Session,
  remotes: ReadonlyMap<string, RemoteManifest>,
  queries: QueryClient,
  { language, loadRemoteApp }: Pick<RemoteApps, 'loadRemoteApp'> & { language: Language },
): Promise<unknown> {
  const blocks = dashboardSlots(session).flatMap((slot) =>
    slotFills(slot, session, remotes).map(({ key }) => ({ key, slot })),
  );
  return Promise.allSettled(
    blocks.map(async ({ key, slot }) => {
      const remote = await loadRemoteApp(key);
      textsOf(remote, language);
      const widget = asLazyWidget(remote.app.widgets[slot]);
      widget?.read?.(queries).catch(() => undefined);
      widget?.load().catch(() => undefined);
    }),
  );
}
