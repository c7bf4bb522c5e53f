import { useMutation, useQuery } from '@tanstack/react-query';
import { isApiError, publicCart, usePublicCart, useSession } from 'shared-auth';
import { toast } from 'shared-ui';
import { useIntl } from 'react-intl';
import { useFailureToast } from '../failure-text.ts';
import { useAddToCart, useServerCart } from '../server-cart.ts';
import { fetchCourseForCart, isOwnedQuery } from './api.ts';
import { buyState, type BuyState } from './buy-state.ts';
import { messages } from './messages.ts';

type Prices = {
  courseCents: number | null;
  simulationCents: number | null;
  certificationCents: number | null;
};

export type BuyCourse =
  | { status: 'loading' }
  | { status: 'known'; state: BuyState; isAdding: boolean; hasAdded: boolean; add: () => void };

/**
 * How a course can be bought by whoever looks at it: a visitor's cart is in the browser, a learner's
 * on the server (SHELL-45).
 */
export function useBuyCourse(courseId: number, statoCorso: number, price: Prices): BuyCourse {
  const { formatMessage } = useIntl();
  const session = useSession();
  const isLearner = session.role === 'Discente';
  const guestCart = usePublicCart();
  const serverCart = useServerCart({ enabled: isLearner });
  const owned = useQuery({ ...isOwnedQuery(courseId), enabled: isLearner });
  const failed = useFailureToast();
  const addToServer = useAddToCart();
  const addToBrowser = useMutation({
    mutationFn: async () => {
      const course = await fetchCourseForCart(courseId);
      return publicCart.add({
        ...course,
        courseId,
        kind: 1,
        priceCents: price.courseCents ?? 0,
        simulationCents: price.simulationCents,
        certificationCents: price.certificationCents,
        promotionalId: null,
      });
    },
  });

  if (isLearner && (serverCart.isPending || owned.isPending)) return { status: 'loading' };
  const lines = isLearner ? (serverCart.data?.lines ?? []) : guestCart.items;

  const toldAdded = () => toast.success(formatMessage(messages.added));
  const toldDuplicate = () => toast.warning(formatMessage(messages.duplicate));
  const add = () => {
    if (isLearner) {
      addToServer.mutate(
        { courseId, kind: 1 },
        {
          onSuccess: toldAdded,
          onError: (error) =>
            isApiError(error) && error.code === 'COURSE_ALREADY_IN_CART'
              ? toldDuplicate()
              : failed(error),
        },
      );
      return;
    }
    addToBrowser.mutate(undefined, {
      onError: failed,
      onSuccess: (isAdded) => {
        if (!isAdded) return toldDuplicate();
        return toldAdded();
      },
    });
  };

  return {
    status: 'known',
    add,
    isAdding: addToServer.isPending || addToBrowser.isPending,
    hasAdded: addToServer.isSuccess || addToBrowser.isSuccess,
    state: buyState({
      statoCorso,
      priceCents: price.courseCents,
      isOwned: owned.data === true,
      isInCart: lines.some((line) => line.courseId === courseId && line.kind === 1),
      mayBuy: session.status === 'anonymous' || isLearner,
    }),
  };
}
