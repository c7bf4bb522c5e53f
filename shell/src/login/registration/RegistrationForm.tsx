import { Formik } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, PageHeading } from 'shared-ui';
import { clearDraft, DateField, Form, FormDraft, TextField } from 'shared-ui/forms';
import { messages } from '../messages.ts';
import { AddressFields, Pair } from './AddressFields.tsx';
import { registrationMessages } from './registration-messages.ts';
import { registrationSchema, type Registration } from './registration.ts';

/**
 * Completes a new user's data; name, surname and fiscal code are the provider's (LOGIN-21 to LOGIN-24).
 * What was typed is kept for this person until it has been registered.
 */
export function RegistrationForm({
  known,
  onSubmit,
}: {
  known: Pick<Registration, 'name' | 'surname' | 'fiscalCode' | 'birthPlace' | 'birthDate'>;
  /** Whether the person is registered. */
  onSubmit: (form: Registration) => Promise<boolean>;
}) {
  const intl = useIntl();
  const label = (name: keyof typeof registrationMessages) =>
    intl.formatMessage(registrationMessages[name]);
  const locked = label('fromIdentity');
  const draft = `registration:${known.fiscalCode}`;
  return (
    <>
      <PageHeading title={label('registrationTitle')} />
      <p>
        <FormattedMessage {...registrationMessages.registrationLead} />
      </p>
      <Formik<Registration>
        initialValues={{
          ...known,
          citizenship: '',
          email: '',
          phone: '',
          street: '',
          municipality: '',
          province: '',
          zipcode: '',
        }}
        validationSchema={registrationSchema}
        onSubmit={async (form) => {
          if (await onSubmit(form)) clearDraft(draft);
        }}
      >
        {({ isSubmitting }) => (
          <Form>
            <FormDraft name={draft} />
            <Pair>
              <TextField name="name" label={label('name')} lockedReason={locked} />
              <TextField name="surname" label={label('surname')} lockedReason={locked} />
            </Pair>
            <TextField name="fiscalCode" label={label('fiscalCode')} lockedReason={locked} />
            <Pair>
              <TextField name="birthPlace" label={label('birthPlace')} />
              <DateField name="birthDate" label={label('birthDate')} autoComplete="bday" />
            </Pair>
            <TextField
              name="citizenship"
              label={label('citizenship')}
              autoComplete="country-name"
            />
            <TextField name="email" label={label('email')} type="email" autoComplete="email" />
            <TextField name="phone" label={label('phone')} type="tel" autoComplete="tel" />
            <AddressFields />
            <Button type="submit" size="large" busy={isSubmitting}>
              <FormattedMessage
                {...(isSubmitting ? registrationMessages.registering : messages.register)}
              />
            </Button>
          </Form>
        )}
      </Formik>
    </>
  );
}
