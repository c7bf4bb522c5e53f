import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { amendPerson } from 'shared-auth/host';
import { Button, ConfirmDialog, Glyph } from 'shared-ui';
import { Form, Formik, TextField, useSaveNotices, validators } from 'shared-ui/forms';
import { object } from 'yup';
import { profileQuery, saveCommunicationEmail, type Profile } from './api.ts';
import { InlineForm } from './inline-form.ts';
import { messages } from './messages.ts';

const schema = object({ email: validators.email() });

/** Where mails go; a warning comes before each save (PROF-11, PROF-12). */
export function CommunicationEmail({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const notices = useSaveNotices();
  const stored = profile.communicationEmail ?? '';
  const [asked, setAsked] = useState<string | null>(null);

  const save = async () => {
    const email = asked ?? '';
    try {
      await saveCommunicationEmail(email);
    } catch (error) {
      notices.failed(toApiError(error).info);
      throw error;
    }
    amendPerson({ emailComunicazione: email });
    await queryClient.invalidateQueries(profileQuery);
    notices.succeeded();
  };

  return (
    <>
      <Formik
        enableReinitialize
        initialValues={{ email: stored }}
        validationSchema={schema}
        onSubmit={({ email }) => setAsked(email.trim())}
      >
        {({ values }) => (
          <Form>
            <InlineForm>
              <TextField
                name="email"
                type="email"
                autoComplete="email"
                isOptional
                label={intl.formatMessage(messages.communicationEmail)}
                help={intl.formatMessage(messages.communicationEmailHelp, {
                  email: profile.email,
                })}
              />
              <Button type="submit" variant="outlined" disabled={values.email.trim() === stored}>
                <FormattedMessage {...messages.save} />
              </Button>
            </InlineForm>
          </Form>
        )}
      </Formik>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={save}
        tone="primary"
        icon={<Glyph name="warningFill" size={24} />}
        title={<FormattedMessage {...messages.emailWarningTitle} />}
        confirmLabel={<FormattedMessage {...messages.emailConfirm} />}
        busyLabel={<FormattedMessage {...messages.saving} />}
      >
        <FormattedMessage {...messages.emailWarning} values={{ email: asked || profile.email }} />
      </ConfirmDialog>
    </>
  );
}
