import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { Button } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { Cart } from '../../server-cart.ts';
import { addPromotedToGuestCart, hasOtherPromotion } from '../guest/guest-cart.ts';
import type { PromotionLink } from './api.ts';
import { messages } from './messages.ts';
import { ReplacePromotionDialog } from './ReplacePromotionDialog.tsx';

/** A visitor takes the course with its discount into the cart of this browser (PUB-13). */
export function BuyAsGuest({ link, cart }: { link: PromotionLink; cart: Cart }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const isIn = useSession(({ status }) => status === 'authenticated');
  const [isAsking, setAsking] = useState(false);
  const take = async () => {
    for (const line of cart.lines) addPromotedToGuestCart(line, link.promo);
    await navigate(paths.publicCart());
  };
  if (isIn) return null;
  return (
    <>
      <Button
        variant="outlined"
        fullWidth
        onClick={() => (hasOtherPromotion(link.promo) ? setAsking(true) : void take())}
      >
        {formatMessage(messages.buyAsGuest)}
      </Button>
      <ReplacePromotionDialog isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={take} />
    </>
  );
}
