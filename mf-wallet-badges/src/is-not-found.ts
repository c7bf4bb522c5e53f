import { toApiError } from 'shared-auth';

/** Unknown, hidden, or an address that is no badge's. */
export function isNotFound(error: unknown): boolean {
  const { status } = toApiError(error);
  return status === 404 || status === 400;
}
