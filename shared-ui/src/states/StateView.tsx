import type { ReactNode } from 'react';
import { LoadError } from './LoadError.tsx';

/** The four designed states of an asynchronous view, plus what it shows. */
export type ViewState<T> =
  | { status: 'loading' }
  | { status: 'failure'; error: unknown; retry: () => void }
  | { status: 'success'; data: T };

/** The fields of a TanStack query that decide the state; pass the query itself. */
export type QueryLike<T> = {
  status: 'pending' | 'error' | 'success';
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
};

/** One union in place of three flags. Data that was loaded stays on screen if a refetch fails. */
export function viewStateOf<T>(query: QueryLike<T>): ViewState<T> {
  if (query.data !== undefined) return { status: 'success', data: query.data };
  if (query.status === 'error') {
    return { status: 'failure', error: query.error, retry: () => void query.refetch() };
  }
  return { status: 'loading' };
}

/**
 * Draws a query in one of its states. `skeleton` has the shape of the result and is put into a
 * SkeletonGroup; `error` gets the error and the retry, and is `LoadError` where a view has nothing of its own
 * to say.
 */
export function StateView<T>({
  query,
  skeleton,
  error = LoadError,
  isEmpty,
  empty,
  children,
}: {
  query: QueryLike<T>;
  skeleton: ReactNode;
  error?: (failure: { error: unknown; retry: () => void }) => ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}): ReactNode {
  const state = viewStateOf(query);
  switch (state.status) {
    case 'loading':
      return skeleton;
    case 'failure':
      return error(state);
    case 'success':
      return isEmpty?.(state.data) ? empty : children(state.data);
  }
}
