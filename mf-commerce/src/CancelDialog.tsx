import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button, Dialog, toast } from 'shared-ui';
import { Form, Formik, object, TextField, validators } from 'shared-ui/forms';
import { useFailureToast } from './failure-text.ts';
import { OrderNumber } from './OrderNumber.tsx';
import { cancellationMessages as messages } from './cancellation-messages.ts';

const { longText, required } = validators;
const schema = object({ reason: required(longText()) });

const Text = styled('p')(({ theme }) => ({ margin: theme.spacing(0, 0, 4) }));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  '& > *': { flex: '1 1 10rem' },
}));

/** Asks for the cancellation of a paid order, with the reason (ORDER-40, BACK-12). */
export function CancelDialog({
  orderNumber,
  send,
  onClose,
}: {
  orderNumber: string;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const failed = useFailureToast();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(messages.title, {
        orderNumber: <OrderNumber key="number">{orderNumber}</OrderNumber>,
      })}
    >
      <Text>{formatMessage(messages.text)}</Text>
      <Formik
        initialValues={{ reason: '' }}
        validationSchema={schema}
        onSubmit={async ({ reason }) => {
          try {
            await send(reason.trim());
            toast.success(formatMessage(messages.sent));
            onClose();
          } catch (error) {
            failed(error);
          }
        }}
      >
        {({ isSubmitting }) => (
          <Form>
            <TextField
              name="reason"
              isMultiline
              rows={3}
              maxLength={1000}
              label={formatMessage(messages.reason)}
            />
            <Actions>
              <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
                {formatMessage(messages.keep)}
              </Button>
              <Button type="submit" busy={isSubmitting}>
                {formatMessage(messages.ask)}
              </Button>
            </Actions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
