import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { makeOffer, offerProgress, type OfferProgress, type WalletOffer } from './api.ts';

const POLL_MS = 2000;

export type OfferView =
  | { state: 'making' }
  | { state: 'refused'; error: unknown }
  | {
      state: 'shown';
      offer: WalletOffer;
      step: 'waiting' | 'opened' | 'redeemed';
      attemptsLeft: number | null;
      secondsLeft: number;
    }
  | { state: 'taken' }
  | { state: 'over'; reason: 'expired' | 'blocked' | 'failed' };

/** Makes an offer of a badge and follows what a wallet does with it; `renew` makes another one. */
export function useWalletOffer(badgeId: string): { view: OfferView; renew: () => void } {
  const [attempt, setAttempt] = useState(0);
  const offer = useQuery({
    queryKey: ['wallet-offer', badgeId, attempt],
    queryFn: () => makeOffer(badgeId),
    // An offer is made when somebody asks for it, and its code is forgotten with the dialog.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const progress = useQuery({
    queryKey: ['wallet-offer-progress', offer.data?.id],
    queryFn: ({ signal }) => offerProgress(offer.data?.id ?? '', signal),
    enabled: offer.isSuccess,
    gcTime: 0,
    // A failed question is asked again two seconds later, as one that was answered.
    retry: false,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : POLL_MS),
  });
  const secondsLeft = useSecondsUntil(progress.data?.endsAt ?? offer.data?.endsAt ?? null);
  return {
    view: viewOf(offer, progress.data, secondsLeft),
    renew: () => setAttempt((count) => count + 1),
  };
}

const isOver = (progress: OfferProgress | undefined): boolean =>
  progress !== undefined && ['taken', 'failed', 'blocked', 'expired'].includes(progress.status);

function viewOf(
  offer: { data: WalletOffer | undefined; error: unknown; isFetching: boolean },
  progress: OfferProgress | undefined,
  secondsLeft: number,
): OfferView {
  if (offer.data === undefined) {
    return offer.isFetching ? { state: 'making' } : { state: 'refused', error: offer.error };
  }
  const status = progress?.status ?? 'waiting';
  if (status === 'taken') return { state: 'taken' };
  if (status === 'failed' || status === 'blocked' || status === 'expired') {
    return { state: 'over', reason: status };
  }
  // Without a network too it is over when its time is.
  if (secondsLeft === 0) return { state: 'over', reason: 'expired' };
  const attemptsLeft = progress?.attemptsLeft ?? null;
  return { state: 'shown', offer: offer.data, step: status, attemptsLeft, secondsLeft };
}

const secondsUntil = (endsAt: number | null): number =>
  endsAt === null ? 1 : Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));

/** Whole seconds until an instant of `performance.now()`, each second anew. */
function useSecondsUntil(endsAt: number | null): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setInterval(() => setTick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return secondsUntil(endsAt);
}
