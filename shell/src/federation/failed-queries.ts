import { isApiError } from 'shared-auth';
import { routeOwner } from '../routing/route-owner.ts';
import type { Host } from './host.ts';

/**
 * Whether a failed read speaks against the code that made it: an address that the server does not have, a
 * request that it does not understand, an answer that the code could not read. What has no answer, what is
 * refused to a person and what fails in the server happens to every version alike.
 */
export function isFaultOfCode(error: unknown): boolean {
  if (!isApiError(error)) return error instanceof TypeError || error instanceof ReferenceError;
  return error.status === 400 || (error.status === 404 && error.code === 'NOT_FOUND');
}

/** Counts it against the version whose page is open. */
export function reportFailedQuery({ apps, remotes }: Host, error: unknown): void {
  if (!isFaultOfCode(error)) return;
  const key = routeOwner(globalThis.location.pathname, remotes)?.key ?? '';
  const remote = apps.loaded(key);
  if (remote !== null) apps.complain(remote, error);
}
