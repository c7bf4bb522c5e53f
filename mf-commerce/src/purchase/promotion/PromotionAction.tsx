import { useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Button } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { cartMessages } from '../cart/messages.ts';
import type { PromotionLink } from './api.ts';
import { messages } from './messages.ts';
import type { OrderPromoted } from './use-order-promoted.ts';

/** The next step: the order for a learner, the login for a visitor, nothing for editors (E113). */
export function PromotionAction({
  link,
  order,
  fullWidth = false,
}: {
  link: PromotionLink;
  order: OrderPromoted;
  fullWidth?: boolean;
}) {
  const { formatMessage } = useIntl();
  const { status, role } = useSession();
  if (status !== 'authenticated') {
    return (
      // A private address: after the login it is the one to come back to (E5).
      <Button fullWidth={fullWidth} to={paths.promotionInside(link)}>
        {formatMessage(messages.login)}
      </Button>
    );
  }
  return (
    <Button
      fullWidth={fullWidth}
      busy={order.isBusy}
      onClick={order.submit}
      {...(role === 'Discente' ? {} : { disabledReason: formatMessage(messages.asLearner) })}
    >
      {formatMessage(cartMessages.toOrder)}
    </Button>
  );
}
