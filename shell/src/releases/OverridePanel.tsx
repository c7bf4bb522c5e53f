import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { callEdge, toApiError } from 'shared-auth';
import { Alert, Button, ConfirmDialog, Dialog } from 'shared-ui';
import { Form, Formik, SelectField, TextField } from 'shared-ui/forms';
import { useHost } from '../federation/host-context.ts';
import { leaveTools } from './leave-tools.ts';
import { messages } from './messages.ts';
import { overridable, parseOverride, type Override } from './override.ts';

const formId = 'override';

/** The developer's panel: which remote, from where; then a confirmation that explains the effect. */
export function OverridePanel({ asked }: { asked: string }) {
  const intl = useIntl();
  const { remotes } = useHost();
  const [override, setOverride] = useState<Override | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(true);
  const initial = parseOverride(asked);

  const begin = async (wanted: Override) => {
    try {
      await callEdge('POST', 'registry/override', { body: wanted });
      leaveTools();
    } catch (error) {
      setFailure(toApiError(error).message);
      throw error;
    }
  };

  if (override !== null) {
    return (
      <ConfirmDialog
        isOpen
        tone="primary"
        onClose={() => setOverride(null)}
        onConfirm={() => begin(override)}
        title={<FormattedMessage {...messages.question} values={override} />}
        confirmLabel={<FormattedMessage {...messages.confirm} values={override} />}
      >
        <p>
          <FormattedMessage {...messages.warning} values={override} />
        </p>
        {failure && (
          <Alert tone="danger" announce="alert">
            {failure}
          </Alert>
        )}
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={<FormattedMessage {...messages.panel} />}
      actions={
        <>
          <Button variant="outlined" onClick={() => setOpen(false)}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button type="submit" form={formId}>
            <FormattedMessage {...messages.next} />
          </Button>
        </>
      }
    >
      <Formik
        initialValues={{ remote: initial?.remote ?? '', origin: initial?.origin ?? '' }}
        validate={({ remote, origin }) =>
          parseOverride(`${remote}@${origin}`) === null
            ? { origin: intl.formatMessage(messages.onlyLoopback) }
            : {}
        }
        onSubmit={({ remote, origin }) => setOverride(parseOverride(`${remote}@${origin}`))}
      >
        <Form id={formId}>
          <SelectField
            name="remote"
            label={<FormattedMessage {...messages.remote} />}
            options={overridable(remotes.keys(), initial).map((key) => ({
              value: key,
              label: key,
            }))}
          />
          <TextField
            name="origin"
            type="url"
            autoComplete="off"
            label={<FormattedMessage {...messages.address} />}
            help={<FormattedMessage {...messages.addressHelp} />}
          />
        </Form>
      </Formik>
    </Dialog>
  );
}
