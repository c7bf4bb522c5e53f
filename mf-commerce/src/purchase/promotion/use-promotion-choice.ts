import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { publicCart, useSession } from 'shared-auth';
import { useServerCart, type Cart } from '../../server-cart.ts';
import { useGuestPrice, type PromotedChoice } from '../guest/guest-cart.ts';
import { nextStep, type PurchaseStep } from '../purchase-machine.ts';
import type { PromotionLink } from './api.ts';

/**
 * How the course of a link is bought. The multi-voucher switch alternates between the steps order and
 * multivoucherform (PROMO-01); as long as nobody touches it, it stands as in the cart that the course goes
 * to (E168).
 */
export function usePromotionChoice(link: PromotionLink, quote: Cart) {
  const isLearner = useSession(({ role }) => role === 'Discente');
  const own = useServerCart({ enabled: isLearner });
  const [chosenStep, setChosenStep] = useState<PurchaseStep | null>(null);
  const [copies, setCopies] = useState(1);
  const [exams, setExams] = useState({ hasSimulation: false, hasCertification: false });

  const known = isLearner ? own.data : publicCart.read();
  const step = chosenStep ?? (known?.isMultiVoucher === true ? 'multivoucherform' : 'order');
  const isMultiVoucher = step === 'multivoucherform';
  const choice: PromotedChoice = { ...exams, isMultiVoucher, copies: isMultiVoucher ? copies : 1 };
  const isPlain = choice.copies === 1 && !exams.hasSimulation && !exams.hasCertification;
  const priced = useGuestPrice(
    {
      corsi: [
        {
          corsoId: link.courseId,
          tipoArticoloId: 1,
          quantita: choice.copies,
          promotionalId: link.promo,
        },
      ],
      ...exams,
      isMultiVoucher,
      promotionalId: link.promo,
    },
    { enabled: !isPlain, placeholderData: keepPreviousData },
  );
  return {
    choice,
    /** The course at the price of what was chosen. */
    cart: (isPlain ? undefined : priced.data) ?? quote,
    setCopies,
    setExams: (change: Partial<typeof exams>) => setExams((before) => ({ ...before, ...change })),
    toggle: () => setChosenStep(nextStep(step, isMultiVoucher ? 'next' : 'multivoucherform')),
  };
}
