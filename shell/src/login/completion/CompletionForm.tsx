import { Formik } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, PageHeading, toast } from 'shared-ui';
import { clearDraft, Form, FormDraft, TextField } from 'shared-ui/forms';
import { complete, type LoginOutcome } from '../identify.ts';
import { AddressFields } from '../registration/AddressFields.tsx';
import { registrationMessages } from '../registration/registration-messages.ts';
import { completionMessages as messages } from './completion-messages.ts';
import { completionSchema, emptyCompletion, type Completion } from './completion.ts';

const texts = {
  address: { title: messages.addressTitle, lead: messages.addressLead },
  supplement: { title: messages.supplementTitle, lead: messages.supplementLead },
};

/** Asks a person who is logged in for what the platform does not know of them (LOGIN-12, LOGIN-13). */
export function CompletionForm({
  state,
  login,
  onFilled,
}: {
  state: keyof typeof texts;
  login: Extract<LoginOutcome, { event: 'authenticated' }>;
  onFilled: () => void;
}) {
  const intl = useIntl();
  const { missing, session } = login;
  const { title, lead } = texts[state];
  const draft = `completion:${session.person?.userId}`;
  return (
    <>
      <PageHeading title={intl.formatMessage(title)} />
      <p>
        <FormattedMessage {...lead} />
      </p>
      <Formik<Completion>
        initialValues={emptyCompletion}
        validationSchema={completionSchema(missing)}
        onSubmit={async (form) => {
          try {
            await complete(form, missing);
          } catch (error) {
            toast.error(toApiError(error).info ?? intl.formatMessage(messages.failed));
            return;
          }
          clearDraft(draft);
          onFilled();
        }}
      >
        {({ isSubmitting }) => (
          <Form>
            <FormDraft name={draft} />
            {missing.includes('email') && (
              <TextField
                name="email"
                label={intl.formatMessage(registrationMessages.email)}
                type="email"
                autoComplete="email"
              />
            )}
            {missing.includes('phone') && (
              <TextField
                name="phone"
                label={intl.formatMessage(registrationMessages.phone)}
                type="tel"
                autoComplete="tel"
              />
            )}
            {missing.includes('address') && <AddressFields />}
            <Button type="submit" size="large" busy={isSubmitting}>
              <FormattedMessage {...(isSubmitting ? messages.saving : messages.save)} />
            </Button>
          </Form>
        )}
      </Formik>
    </>
  );
}
