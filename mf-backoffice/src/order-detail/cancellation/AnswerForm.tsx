import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { endpointKey, toApiError } from 'shared-auth';
import { Button, toast, useFormats } from 'shared-ui';
import {
  Form,
  Formik,
  object,
  RadioGroupField,
  string,
  TextField,
  validators,
} from 'shared-ui/forms';
import type { Order } from '../api.ts';
import { resolveRequest } from './api.ts';
import { cancellationMessages as messages } from '../../cancellation-messages.ts';
import { RefundLines } from './RefundLines.tsx';
import { decisionOf, isAllFree, refundOf, type RefundChoice } from './refund-choice.ts';

const { longText, required } = validators;

/** A refusal needs a reason. */
const schema = object({
  message: string().when('kind', ([kind]) =>
    kind === 'refuse' ? required(longText()) : longText(),
  ),
});

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

/** The answer of an administrator: all of it, a part, an amount, or a refusal (E171). */
export function AnswerForm({ order, requestId }: { order: Order; requestId: number }) {
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  const queryClient = useQueryClient();
  const canAll = isAllFree(order);
  const canPart = order.parts.some(({ freeCents }) => freeCents.length > 0);
  const initialValues: RefundChoice = {
    kind: canAll ? 'whole' : canPart ? 'lines' : 'refuse',
    seats: {},
    euros: '',
    message: '',
  };
  const send = async (choice: RefundChoice) => {
    try {
      await resolveRequest(requestId, decisionOf(choice), choice.message);
      toast.success(formatMessage(choice.kind === 'refuse' ? messages.refused : messages.refunded));
    } catch (error) {
      toast.error(toApiError(error).info ?? formatMessage(messages.failed));
    } finally {
      // After a refusal too: something of the order has changed meanwhile.
      await queryClient.invalidateQueries({
        queryKey: endpointKey('/api/Users/DashboardOrderDetail'),
      });
      await queryClient.invalidateQueries({ queryKey: endpointKey('/api/List/Orders') });
    }
  };
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={send}>
      {({ values, isSubmitting }) => {
        const cents = refundOf(values, order);
        const isRefusal = values.kind === 'refuse';
        const isNothing = !isRefusal && cents === 0 && values.kind !== 'whole';
        return (
          <Form>
            <Stack>
              <RadioGroupField
                name="kind"
                label={formatMessage(messages.answer)}
                options={[
                  {
                    value: 'whole',
                    label: formatMessage(messages.whole),
                    detail: formatMessage(canAll ? messages.wholeText : messages.wholeUsed),
                    disabled: !canAll,
                  },
                  {
                    value: 'lines',
                    label: formatMessage(messages.lines),
                    detail: formatMessage(canPart ? messages.linesText : messages.linesNone),
                    disabled: !canPart,
                  },
                  {
                    value: 'amount',
                    label: formatMessage(messages.amount),
                    detail: formatMessage(messages.amountText),
                  },
                  {
                    value: 'refuse',
                    label: formatMessage(messages.refuse),
                    detail: formatMessage(messages.refuseText),
                  },
                ]}
              />
              {values.kind === 'lines' && <RefundLines parts={order.parts} />}
              {values.kind === 'amount' && (
                <TextField
                  name="euros"
                  inputMode="decimal"
                  label={formatMessage(messages.euros)}
                  help={formatMessage(messages.eurosHelp, { left: euro(order.refundableCents) })}
                />
              )}
              <TextField
                name="message"
                isMultiline
                rows={3}
                maxLength={1000}
                isOptional={!isRefusal}
                label={formatMessage(isRefusal ? messages.why : messages.message)}
                {...(isRefusal ? {} : { help: formatMessage(messages.messageHelp) })}
              />
              <Button
                type="submit"
                busy={isSubmitting}
                {...(isRefusal ? { variant: 'outlined' as const } : {})}
                {...(isNothing ? { disabledReason: formatMessage(messages.nothingChosen) } : {})}
              >
                {isRefusal
                  ? formatMessage(messages.refuseIt)
                  : cents > 0
                    ? formatMessage(messages.refund, { amount: euro(cents) })
                    : formatMessage(isNothing ? messages.lines : messages.cancelFree)}
              </Button>
            </Stack>
          </Form>
        );
      }}
    </Formik>
  );
}
