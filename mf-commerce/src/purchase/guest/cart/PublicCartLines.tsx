import { useIntl } from 'react-intl';
import { publicCart, type PublicCart } from 'shared-auth';
import { Button, toast } from 'shared-ui';
import { CartLines, type ShownLine } from '../../cart/CartLines.tsx';
import { CopiesInput } from '../../cart/CopiesInput.tsx';
import { ExamOptions, offeredExams } from '../../cart/ExamOptions.tsx';
import { cartMessages } from '../../cart/messages.ts';
import { MultiVoucherBanner } from '../../cart/MultiVoucherBanner.tsx';
import { chosenExams } from '../../cart/shown-lines.ts';
import { setGuestMultiVoucher, setGuestQuantity } from '../guest-cart.ts';

/** The mode for others, and the lines with a way back from their removal; all of it in this browser. */
export function PublicCartLines({ cart }: { cart: PublicCart }) {
  const { formatMessage } = useIntl();
  const lines = cart.items.map((item): ShownLine => ({
    kind: 1,
    key: item.id,
    courseId: item.courseId,
    title: item.title,
    category: item.category ?? item.courseId.toString(),
    imageUrl: item.imageUrl,
    durationMinutes: item.durationMinutes,
    courseCents: item.priceCents,
    ...chosenExams(cart, item),
    quantity: item.quantity,
  }));
  const offered = offeredExams(cart.items);
  const remove = ({ key, title }: ShownLine) => {
    const before = publicCart.read();
    const promotion = before.items.find(({ id }) => id === key)?.promotionalId ?? null;
    // The promotion goes with its course (CART-19).
    if (promotion === null || promotion !== before.promotionalId) publicCart.remove(key);
    else publicCart.removePromotion(promotion);
    toast.info(formatMessage(cartMessages.removed, { title }), {
      action: (
        <Button variant="text" onClick={() => publicCart.update(() => before)}>
          {formatMessage(cartMessages.undo)}
        </Button>
      ),
    });
  };
  return (
    <>
      <MultiVoucherBanner
        isOn={cart.isMultiVoucher}
        codes={cart.items.reduce((sum, { quantity }) => sum + quantity, 0)}
        onChange={setGuestMultiVoucher}
      />
      <CartLines
        lines={lines}
        onRemove={remove}
        {...(cart.isMultiVoucher
          ? {
              quantityOf: ({ key, title, quantity }) => (
                <CopiesInput
                  title={title}
                  copies={quantity}
                  onChange={(copies) => setGuestQuantity(key, copies)}
                />
              ),
            }
          : {})}
      >
        {(offered.hasSimulation || offered.hasCertification) && (
          <ExamOptions
            offered={offered}
            chosen={cart}
            onChange={(choice) => publicCart.update((current) => ({ ...current, ...choice }))}
          />
        )}
      </CartLines>
    </>
  );
}
