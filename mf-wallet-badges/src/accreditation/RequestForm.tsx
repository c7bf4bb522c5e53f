import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, PaddedCard } from 'shared-ui';
import {
  Form,
  formMessages,
  Formik,
  object,
  refuseFields,
  TextField,
  validators,
  vatNumberHint,
} from 'shared-ui/forms';
import type { Accreditation } from './api.ts';
import { Failure } from './Failure.tsx';
import { messages } from './messages.ts';
import { useRequestCredential } from './use-request-credential.ts';

const { email, required, vatNumber } = validators;

const schema = object({
  pIva: required(vatNumber()),
  companyMail: required(email()),
});

const Root = styled(PaddedCard)(({ theme }) => ({
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& form': { display: 'grid', gap: theme.spacing(5), marginTop: theme.spacing(5) },
}));

/** The server's word of a field, as the rule of the form says it. */
const words = { pIva: formMessages.vatLength.id, companyMail: formMessages.email.id };

/** VAT number and company e-mail (PROF-17); then the provider's page. */
export function RequestForm({ accreditation }: { accreditation: Accreditation }) {
  const { formatMessage } = useIntl();
  const request = useRequestCredential();
  const title = formatMessage(messages.formTitle);
  const hasFields = Object.keys(toApiError(request.error).fields ?? {}).length > 0;
  return (
    <Root as="section" aria-label={title}>
      <h2>{title}</h2>
      <Formik
        initialValues={{
          pIva: accreditation.vatNumber ?? '',
          companyMail: accreditation.companyEmail ?? '',
        }}
        validationSchema={schema}
        onSubmit={async (values, { setStatus }) => {
          const wish = { pIva: values.pIva, companyMail: values.companyMail.trim() };
          await request.mutateAsync(wish).catch((error: unknown) => {
            const fields = Object.keys(toApiError(error).fields ?? {});
            // The name of the field is its code: what is wrong follows from it.
            const named = Object.fromEntries(fields.map((field) => [field, field]));
            refuseFields({ values, setStatus }, named, { words });
          });
        }}
      >
        <Form>
          <TextField
            name="pIva"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            label={formatMessage(messages.vatNumber)}
            hintOf={vatNumberHint}
          />
          <TextField
            name="companyMail"
            type="email"
            autoComplete="email"
            maxLength={200}
            label={formatMessage(messages.mail)}
            help={formatMessage(messages.mailHelp)}
          />
          {request.isError && !hasFields && <Failure error={request.error} />}
          <Button type="submit" fullWidth busy={request.isPending}>
            <FormattedMessage {...messages.goOn} />
          </Button>
        </Form>
      </Formik>
    </Root>
  );
}
