import { useIntl } from 'react-intl';
import { Button, toast } from 'shared-ui';
import { useFailureToast } from '../../failure-text.ts';
import {
  hasExams,
  useAddToCart,
  useCartExams,
  useCourseQuantity,
  useMultiVoucher,
  useRemoveFromCart,
  type Cart,
  type CartLine,
} from '../../server-cart.ts';
import { CartLines, type ShownLine } from './CartLines.tsx';
import { CopiesInput } from './CopiesInput.tsx';
import { ExamOptions, offeredExams } from './ExamOptions.tsx';
import { cartMessages } from './messages.ts';
import { MultiVoucherBanner } from './MultiVoucherBanner.tsx';
import { shownLines } from './shown-lines.ts';

/** The mode for others, lines, their removal with a way back, and the exams that go with all of them. */
export function CartContent({ cart }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const failed = useFailureToast();
  const remove = useRemoveFromCart();
  const add = useAddToCart();
  const exams = useCartExams();
  const mode = useMultiVoucher();
  const quantity = useCourseQuantity();

  const removeLine = ({ courseId, kind, title }: ShownLine) => {
    const isRemoved = (line: CartLine) => line.courseId === courseId && line.kind === kind;
    // With its copies and its discount.
    const asItWas = cart.lines.find(isRemoved) ?? { courseId, kind };
    remove.mutate(
      { courseId, kind },
      {
        onError: failed,
        onSuccess: () =>
          toast.info(formatMessage(cartMessages.removed, { title }), {
            action: (
              <Button variant="text" onClick={() => add.mutate(asItWas, { onError: failed })}>
                {formatMessage(cartMessages.undo)}
              </Button>
            ),
          }),
      },
    );
  };
  const chooseExams = (choice: Partial<Pick<Cart, 'hasSimulation' | 'hasCertification'>>) =>
    exams.mutate(
      {
        hasSimulation: cart.hasSimulation,
        hasCertification: cart.hasCertification,
        ...choice,
      },
      { onError: failed },
    );
  // What was chosen shows at once; the totals follow the server.
  const chosen = exams.isPending ? exams.variables : cart;
  const isMultiVoucher = mode.isPending ? mode.variables.isMultiVoucher : cart.isMultiVoucher;
  const counted = quantity.isPending ? quantity.variables : null;
  const copiesOf = ({ courseId, quantity: known }: ShownLine) =>
    counted?.courseId === courseId ? counted.quantity : known;
  const areExams = hasExams(cart);
  const offered = offeredExams(cart.lines);
  const offersExams = !areExams && (offered.hasSimulation || offered.hasCertification);

  return (
    <>
      {!areExams && (
        <MultiVoucherBanner
          isOn={isMultiVoucher}
          codes={cart.lines.reduce((sum, { quantity: copies }) => sum + copies, 0)}
          onChange={(isOn) =>
            mode.mutate({ isMultiVoucher: isOn, lines: cart.lines }, { onError: failed })
          }
        />
      )}
      <CartLines
        lines={shownLines(cart)}
        onRemove={removeLine}
        {...(isMultiVoucher
          ? {
              quantityOf: (line) => (
                <CopiesInput
                  title={line.title}
                  copies={copiesOf(line)}
                  onChange={(copies) =>
                    quantity.mutate(
                      { courseId: line.courseId, quantity: copies },
                      { onError: failed },
                    )
                  }
                />
              ),
            }
          : {})}
      >
        {offersExams && <ExamOptions offered={offered} chosen={chosen} onChange={chooseExams} />}
      </CartLines>
    </>
  );
}
