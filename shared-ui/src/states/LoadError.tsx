import { ErrorState } from './ErrorState.tsx';

/** What an error of the API says of itself; other errors have none of it. */
type Failure = { status?: unknown; correlationId?: unknown };

/**
 * A view that did not load: what to do about it, with the number that support asks for; and a retry. Who asks
 * too often gets the server's words alone. The failure of a `StateView` that names none of its own.
 */
export function LoadError({ error, retry }: { error: unknown; retry: () => void }) {
  const { status, correlationId }: Failure = Object(error);
  const hasCode = status !== 429 && typeof correlationId === 'string';
  return (
    <ErrorState error={error} correlationId={hasCode ? correlationId : undefined} onRetry={retry} />
  );
}
