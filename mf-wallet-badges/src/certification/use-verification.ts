import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unverified, type Verification } from './verification/verification.ts';
import { startVerifier, verifyInWorker } from './verification/verifier.ts';
import { publicBadgeQuery } from './api.ts';

/**
 * The badge of the page, and what this browser finds of it. While a check runs, and after one that failed,
 * an earlier verification is not there any more.
 */
export function useVerification(badgeId: string) {
  useEffect(() => void startVerifier(), []);
  const row = useQuery(publicBadgeQuery(badgeId));
  const { data: shown, dataUpdatedAt } = row;
  const isThere = row.isSuccess && !row.isFetching;
  const query = useQuery({
    queryKey: ['verification', badgeId, dataUpdatedAt],
    queryFn: async () =>
      (shown && (await verifyInWorker({ badgeId, shown }))) ?? unverified('noVerifier', Date.now()),
    enabled: isThere,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  return { row, verification: row.isFetching ? null : verified() };

  function verified(): Verification | null {
    if (row.isError) return unverified('unreachable', row.errorUpdatedAt);
    return isThere ? (query.data ?? null) : null;
  }
}
