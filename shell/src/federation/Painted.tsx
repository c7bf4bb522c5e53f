import { useEffect } from 'react';
import { useHost } from './host-context.ts';
import type { LoadedRemote } from './remote-state.ts';

/** Stands behind what a version draws, inside of the same boundaries: when this is there, that is. */
export function Painted({ remote }: { remote: LoadedRemote }) {
  const { apps } = useHost();
  useEffect(() => apps.painted(remote), [apps, remote]);
  return null;
}
