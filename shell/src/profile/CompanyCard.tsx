import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { amendPerson } from 'shared-auth/host';
import { Button } from 'shared-ui';
import { DescriptionList } from 'shared-ui/details';
import { Form, Formik, TextField, useSaveNotices, validators } from 'shared-ui/forms';
import { object } from 'yup';
import { profileQuery, saveSdi, type Profile } from './api.ts';
import { InlineForm } from './inline-form.ts';
import { messages } from './messages.ts';
import { Section } from '../layout/Section.tsx';

const schema = object({ sdi: validators.required(validators.sdi()) });

const roleNames = {
  DELEGATE: messages.delegate,
  LEGAL_REPRESENTATIVE: messages.legalRepresentative,
} as const;

/** The company that a person acts for, and where its electronic invoices go (PROF-06, PROF-10). */
export function CompanyCard({ company }: { company: NonNullable<Profile['company']> }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const notices = useSaveNotices();

  const save = async ({ sdi }: { sdi: string }) => {
    try {
      await saveSdi(sdi);
      amendPerson({ sdi });
      await queryClient.invalidateQueries(profileQuery);
      notices.succeeded();
    } catch (error) {
      notices.failed(toApiError(error).info);
    }
  };

  return (
    <Section heading={messages.company}>
      <DescriptionList
        items={[
          {
            key: 'name',
            label: <FormattedMessage {...messages.companyName} />,
            value: company.name,
          },
          {
            key: 'role',
            label: <FormattedMessage {...messages.companyRole} />,
            value: <FormattedMessage {...roleNames[company.role]} />,
          },
          {
            key: 'vat',
            label: <FormattedMessage {...messages.vatNumber} />,
            value: company.vatNumber,
          },
        ]}
      />
      <Formik
        enableReinitialize
        initialValues={{ sdi: company.sdi }}
        validationSchema={schema}
        onSubmit={save}
      >
        {({ values, isSubmitting }) => (
          <Form>
            <InlineForm>
              <TextField
                name="sdi"
                label={intl.formatMessage(messages.sdi)}
                help={intl.formatMessage(messages.sdiHelp)}
                maxLength={7}
                autoComplete="off"
                normalise={(value) => value.toUpperCase()}
              />
              <Button
                type="submit"
                variant="outlined"
                busy={isSubmitting}
                disabled={values.sdi === company.sdi}
              >
                <FormattedMessage {...(isSubmitting ? messages.saving : messages.save)} />
              </Button>
            </InlineForm>
          </Form>
        )}
      </Formik>
    </Section>
  );
}
