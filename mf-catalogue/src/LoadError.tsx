import { tooOftenText, toApiError } from 'shared-auth';
import { ErrorState } from 'shared-ui';

/** A view that did not load: to be asked for later, or with the number that support asks for; and a retry. */
export function LoadError({ error, retry }: { error: unknown; retry: () => void }) {
  const tooOften = tooOftenText(error);
  if (tooOften !== null) return <ErrorState text={tooOften} onRetry={retry} />;
  return <ErrorState correlationId={toApiError(error).correlationId} onRetry={retry} />;
}
