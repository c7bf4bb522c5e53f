import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { endpointKey, toApiError } from 'shared-auth';
import { Button, Dialog, toast } from 'shared-ui';
import { Form, Formik, object, TextField, validators } from 'shared-ui/forms';
import { requestCancellation } from './orders.ts';
import { cancellationMessages as messages } from './cancellation-messages.ts';

const { longText, required } = validators;
const schema = object({ reason: required(longText()) });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  '& > *': { flex: '1 1 10rem' },
}));

/** Asks for the cancellation of a guest's paid order, with the reason (BACK-11, BACK-12). */
export function RequestDialog({
  order,
  onClose,
}: {
  order: { id: number; number: string };
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(messages.requestTitle, { number: order.number })}
    >
      <p>{formatMessage(messages.requestText)}</p>
      <Formik
        initialValues={{ reason: '' }}
        validationSchema={schema}
        onSubmit={async ({ reason }) => {
          try {
            await requestCancellation(order.id, reason.trim());
            toast.success(formatMessage(messages.requested));
            onClose();
          } catch (error) {
            toast.error(toApiError(error).info ?? formatMessage(messages.failed));
          } finally {
            await queryClient.invalidateQueries({
              queryKey: endpointKey('/api/Users/DashboardOrderDetail'),
            });
            await queryClient.invalidateQueries({ queryKey: endpointKey('/api/List/Orders') });
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
                {formatMessage(messages.back)}
              </Button>
              <Button type="submit" busy={isSubmitting}>
                {formatMessage(messages.request)}
              </Button>
            </Actions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
