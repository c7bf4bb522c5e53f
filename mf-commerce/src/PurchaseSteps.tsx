import { useIntl } from 'react-intl';
import { Stepper } from 'shared-ui/details';
import { cartMessages } from './cart-messages.ts';

/** Carrello, Ordine, Pagamento, Fatto. */
export function PurchaseSteps({ current }: { current: 0 | 1 | 2 | 3 }) {
  const { formatMessage } = useIntl();
  return (
    <Stepper
      current={current}
      steps={[
        formatMessage(cartMessages.stepCart),
        formatMessage(cartMessages.stepOrder),
        formatMessage(cartMessages.stepPayment),
        formatMessage(cartMessages.stepDone),
      ]}
    />
  );
}
