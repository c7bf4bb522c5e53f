import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useHost } from './host-context.ts';
import { RemoteMessages } from './RemoteMessages.tsx';
import type { LoadedRemote } from './remote-state.ts';

type DrawingProps = { remote: LoadedRemote; waiting: ReactNode; children: ReactNode };

/** A page or a widget of a version, with its texts. To be put inside of a boundary that is its own. */
export function Drawing({ remote, waiting, children }: DrawingProps) {
  // Out here, since what suspends forgets its state.
  const [begun] = useState(() => performance.now());
  return (
    <Suspense fallback={waiting}>
      <RemoteMessages remote={remote}>
        {children}
        <Painted remote={remote} begun={begun} />
      </RemoteMessages>
    </Suspense>
  );
}

/** Stands behind what a version draws, inside of the same boundaries: when this is there, that is. */
function Painted({ remote, begun }: { remote: LoadedRemote; begun: number }) {
  const { apps } = useHost();
  useEffect(() => apps.painted(remote, performance.now() - begun), [apps, remote, begun]);
  return null;
}
