import { toApiError } from 'shared-auth';
import { ErrorState } from 'shared-ui';

/** A view that did not load, with the number that support asks for, and a retry. */
export function LoadError({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorState correlationId={toApiError(error).correlationId} onRetry={retry} />;
}
