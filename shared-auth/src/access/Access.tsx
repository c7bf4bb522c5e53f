import { matchesAccess, type AccessDemands } from 'contracts';
import type { ReactNode } from 'react';
import { useSession } from '../session/session-store.ts';

type AccessProps = AccessDemands & {
  /** Shown in place of the content when the check fails (SHELL-38). */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Shows its content to who matches; no list given = visible to all (E16). */
export function Access({ fallback = null, children, ...demands }: AccessProps) {
  const session = useSession();
  return matchesAccess(demands, session) ? children : fallback;
}
