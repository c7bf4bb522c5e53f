import type { RemoteManifest, SlotFill, SlotId } from 'contracts';
import { can, type Session } from 'shared-auth';

export type Fill = { key: string; owner: string; fill: SlotFill };

/** Who fills a slot for this session, in order. */
export function slotFills(
  slot: SlotId,
  session: Session,
  remotes: ReadonlyMap<string, RemoteManifest>,
): Fill[] {
  return [...remotes]
    .flatMap(([key, { owner, fills }]) => fills.map((fill) => ({ key, owner, fill })))
    .filter(({ fill }) => fill.slot === slot && can(fill.access, session))
    .toSorted((a, b) => a.fill.order - b.fill.order);
}
