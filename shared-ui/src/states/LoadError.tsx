import { ErrorState } from './ErrorState.tsx';

/** What an error of the API says of itself; other errors have none of it. */
type Failure = { status?: unknown; info?: unknown; correlationId?: unknown };

/**
 * A view that did not load: with the server's words to somebody who asks too often, else with the
 * number that support asks for; and a retry. The failure of a `StateView` that names none of its own.
 */
export function LoadError({ error, retry }: { error: unknown; retry: () => void }) {
  const { status, info, correlationId }: Failure = Object(error);
  if (status === 429 && typeof info === 'string') return <ErrorState text={info} onRetry={retry} />;
  return (
    <ErrorState
      correlationId={typeof correlationId === 'string' ? correlationId : undefined}
      onRetry={retry}
    />
  );
}
