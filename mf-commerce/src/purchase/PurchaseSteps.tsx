import { useIntl } from 'react-intl';
import { defineMessages } from 'shared-ui';
import { Stepper } from 'shared-ui/details';

export const stepMessages = defineMessages({
  cart: {
    id: 'commerce.step.cart',
    defaultMessage: 'Carrello',
    description: 'Step of the purchase',
  },
  order: {
    id: 'commerce.step.order',
    defaultMessage: 'Ordine',
    description: 'Step of the purchase',
  },
  payment: {
    id: 'commerce.step.payment',
    defaultMessage: 'Pagamento',
    description: 'Step of the purchase',
  },
  done: {
    id: 'commerce.step.done',
    defaultMessage: 'Fatto',
    description: 'Step of the purchase',
  },
});

/** Carrello, Ordine, Pagamento, Fatto. */
export function PurchaseSteps({ current }: { current: 0 | 1 | 2 | 3 }) {
  const { formatMessage } = useIntl();
  return (
    <Stepper
      current={current}
      steps={[
        formatMessage(stepMessages.cart),
        formatMessage(stepMessages.order),
        formatMessage(stepMessages.payment),
        formatMessage(stepMessages.done),
      ]}
    />
  );
}
