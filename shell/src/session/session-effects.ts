import type { QueryClient } from '@tanstack/react-query';
import { currentSession, type Session } from 'shared-auth';
import { onRoleSwitch, onSessionChange, rereadAuth } from 'shared-auth/host';
import { rememberForServer } from '../page-data.ts';

const isSamePerson = (a: Session, b: Session): boolean => a.person?.userId === b.person?.userId;

/** In the same role, for the same company. */
const actsAlike = (a: Session, b: Session): boolean =>
  a.role === b.role && a.company?.id === b.company?.id;

/**
 * Effects of a change of the session, in whichever tab it happened: another person, another role or another
 * company sees no cached data of the one before (E30), and a new role starts at the dashboard (SHELL-06).
 */
export function installSessionEffects(
  queryClient: QueryClient,
  navigate: (path: string) => void,
): () => void {
  // The edge preloads the code of a private page only when this browser can open it.
  const tellEdge = ({ role }: Session) => rememberForServer('wb-role', role ?? '');
  tellEdge(currentSession());
  const stop = onSessionChange((session, previous) => {
    tellEdge(session);
    if (isSamePerson(session, previous) && actsAlike(session, previous)) return;
    void queryClient.cancelQueries();
    queryClient.clear();
    const hasSwitched = session.status === 'authenticated' && isSamePerson(session, previous);
    if (hasSwitched) navigate('/dashboard');
  });
  const stopSwitches = onRoleSwitch((phase) => {
    // What is on its way could arrive after the switch, and a retry would: the new role may not read it.
    if (phase === 'begun') void queryClient.cancelQueries();
    // The role stays, and so do its pages: what was cancelled is asked for again.
    else void queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
  });
  // A page out of the back/forward cache still has the session of when it was left.
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) rereadAuth();
  };
  window.addEventListener('pageshow', restored);
  return () => {
    stop();
    stopSwitches();
    window.removeEventListener('pageshow', restored);
  };
}
