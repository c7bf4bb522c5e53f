import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Alert, Button, Dialog, toast } from 'shared-ui';
import { Form, Formik, TextField } from 'shared-ui/forms';
import { releasesQuery, rollBack, type Remote } from './api.ts';
import { messages } from './messages.ts';

const Body = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

const formId = 'roll-back';
/** As the edge requires: a reason that somebody can read later. */
const MIN_REASON_LENGTH = 3;

/** Names the version that is rolled back and its replacement, and asks for a reason. */
export function RollBackDialog({ remote, onClose }: { remote: Remote; onClose: () => void }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const rolling = useMutation({
    mutationFn: (reason: string) =>
      rollBack({ remote: remote.key, version: remote.stable, reason }),
    onSuccess: ({ stable }) => {
      toast.success(
        intl.formatMessage(messages.rolledBack, { remote: remote.key, version: stable }),
      );
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: releasesQuery.queryKey }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={rolling.isPending}
      title={<FormattedMessage {...messages.rollBackQuestion} values={{ remote: remote.key }} />}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={rolling.isPending}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button tone="danger" type="submit" form={formId} busy={rolling.isPending}>
            <FormattedMessage {...messages.rollBackNow} values={{ remote: remote.key }} />
          </Button>
        </>
      }
    >
      <Body>
        <p>
          <FormattedMessage
            {...messages.rollBackText}
            values={{ from: remote.stable, to: remote.previous ?? '' }}
          />
        </p>
        {rolling.isError && (
          <Alert tone="danger" announce="alert">
            {toApiError(rolling.error).info ?? <FormattedMessage {...messages.notRolledBack} />}
          </Alert>
        )}
        <Formik
          initialValues={{ reason: '' }}
          validate={({ reason }) =>
            reason.trim().length < MIN_REASON_LENGTH
              ? { reason: intl.formatMessage(messages.reasonMissing) }
              : {}
          }
          onSubmit={({ reason }) => rolling.mutateAsync(reason.trim()).catch(() => undefined)}
        >
          <Form id={formId}>
            <TextField
              name="reason"
              autoComplete="off"
              label={<FormattedMessage {...messages.reasonLabel} />}
              help={<FormattedMessage {...messages.reasonHint} />}
            />
          </Form>
        </Formik>
      </Body>
    </Dialog>
  );
}
