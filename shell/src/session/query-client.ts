import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isTransient, toApiError } from 'shared-auth';

const RETRIES = 2;

/** One cache for shell and remotes. Reads try again with jitter when that can help; writes never (E143). */
export const createQueryClient = (onFailure: (error: unknown) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: onFailure }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < RETRIES && isTransient(toApiError(error)),
        retryDelay: (count) => 2 ** count * 500 * (0.5 + Math.random()),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
