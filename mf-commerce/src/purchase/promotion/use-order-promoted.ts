import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError, useSession } from 'shared-auth';
import { paths } from 'shared-ui/paths';
import { useFailureToast } from '../../failure-text.ts';
import { cartOf, useCartExams, useMultiVoucher, type Cart } from '../../server-cart.ts';
import {
  addPromotedToGuestCart,
  hasOtherPromotion,
  type PromotedChoice,
} from '../guest/guest-cart.ts';
import { beginPurchase, movePurchase, seenCart } from '../purchase-session.ts';
import { useAddPromoted, type PromotionLink } from './api.ts';

/** Asks before another promotion is replaced (M7). */
export type OrderPromoted = {
  submit: () => void;
  isBusy: boolean;
  isAsking: boolean;
  stopAsking: () => void;
  replace: () => Promise<void>;
};

/**
 * A learner's submit: the course goes into their cart as it was chosen, and the purchase goes on to the
 * order step, which the payment follows (PROMO-01, E168). Pressed again after a failure it repeats what is
 * done already without harm.
 */
export function useOrderPromoted(link: PromotionLink, choice: PromotedChoice): OrderPromoted {
  const navigate = useNavigate();
  const failed = useFailureToast();
  const owner = useSession(({ person }) => person?.userId ?? null);
  const add = useAddPromoted(link);
  const mode = useMultiVoucher();
  const exams = useCartExams();
  const [isAsking, setAsking] = useState(false);

  const asChosen = async (added: Cart): Promise<Cart> => {
    const { isMultiVoucher, copies, hasSimulation, hasCertification } = choice;
    let cart = added;
    if (isMultiVoucher || cart.isMultiVoucher) {
      const lines = cart.lines.map((line) =>
        line.courseId === link.courseId ? { ...line, quantity: copies } : line,
      );
      cart = cartOf(await mode.mutateAsync({ isMultiVoucher, lines }));
    }
    const wanted = {
      hasSimulation: cart.hasSimulation || hasSimulation,
      hasCertification: cart.hasCertification || hasCertification,
    };
    const isThere =
      wanted.hasSimulation === cart.hasSimulation &&
      wanted.hasCertification === cart.hasCertification;
    return isThere ? cart : cartOf(await exams.mutateAsync(wanted));
  };
  const put = async (replaces: boolean) => {
    if (owner === null) return;
    try {
      const cart = await asChosen(cartOf(await add.mutateAsync(replaces)));
      movePurchase(beginPurchase(owner, seenCart(cart)), 'next');
      await navigate(paths.order());
    } catch (error) {
      if (isApiError(error) && error.code === 'PROMOTION_OTHER') setAsking(true);
      else failed(error);
    }
  };
  return {
    submit: () => void put(false),
    isBusy: add.isPending || mode.isPending || exams.isPending,
    isAsking,
    stopAsking: () => setAsking(false),
    replace: () => put(true),
  };
}

/** The same for a visitor: into the cart of this browser, and on to the order without a login (PUB-13). */
export function useGuestOrderPromoted(
  link: PromotionLink,
  quote: Cart,
  choice: PromotedChoice,
): OrderPromoted {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const replace = async () => {
    for (const line of quote.lines) addPromotedToGuestCart(line, link.promo, choice);
    await navigate(paths.publicPayment());
  };
  return {
    submit: () => (hasOtherPromotion(link.promo) ? setAsking(true) : void replace()),
    isBusy: false,
    isAsking,
    stopAsking: () => setAsking(false),
    replace,
  };
}
