import { useIntl } from 'react-intl';
import { CheckboxField, TextField, useFormikContext } from 'shared-ui/forms';
import { StepCard } from '../../PurchaseLayout.tsx';
import { orderMessages } from './messages.ts';
import type { LearnerOrderForm } from './order-form.ts';

/** A person gets an invoice who asks for it; a company gets one anyway. */
export function InvoiceCard() {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<LearnerOrderForm>();
  return (
    <StepCard>
      <CheckboxField name="wantsInvoice" label={formatMessage(orderMessages.wantsInvoice)} />
      {values.wantsInvoice && (
        <TextField
          name="pec"
          type="email"
          label={formatMessage(orderMessages.pec)}
          help={formatMessage(orderMessages.pecHelp)}
          isOptional
          autoComplete="off"
        />
      )}
    </StepCard>
  );
}
