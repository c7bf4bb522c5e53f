import { useIntl } from 'react-intl';
import { isApiError } from 'shared-auth';
import { Button, toast } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { SlotProps } from 'shared-ui/remote';
import { useFailureToast } from '../failure-text.ts';
import { useAddToCart, useServerCart } from '../server-cart.ts';
import { messages } from './messages.ts';

/** Slot `catalogue.course-row-actions.v1`: a published course of a list goes into the cart (CAT-07). */
export function CourseRowActions({
  courseId,
  statoCorso,
}: SlotProps['catalogue.course-row-actions.v1']) {
  const { formatMessage } = useIntl();
  const failed = useFailureToast();
  const cart = useServerCart();
  const add = useAddToCart();
  if (statoCorso !== 1) return null;
  if (cart.data?.lines.some((line) => line.courseId === courseId)) {
    return (
      <Button variant="text" size="small" to={paths.cart()}>
        {formatMessage(messages.toCart)}
      </Button>
    );
  }
  return (
    <Button
      variant="tonal"
      size="small"
      busy={add.isPending}
      onClick={() =>
        add.mutate(
          { courseId, kind: 1 },
          {
            onSuccess: () => toast.success(formatMessage(messages.added)),
            onError: (error) =>
              isApiError(error) && error.code === 'COURSE_ALREADY_IN_CART'
                ? toast.warning(formatMessage(messages.duplicate))
                : failed(error),
          },
        )
      }
    >
      {formatMessage(messages.add)}
    </Button>
  );
}
