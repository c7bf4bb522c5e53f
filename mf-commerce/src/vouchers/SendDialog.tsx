import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button, Dialog } from 'shared-ui';
import { Form, Formik, object, validators } from 'shared-ui/forms';
import { useMailLanguage } from '../mail-language.ts';
import { RecipientFields } from '../RecipientFields.tsx';
import { sendVoucher, type Voucher } from './api.ts';
import { changeMessages as messages } from './change-messages.ts';

const schema = object({
  nome: validators.required(),
  email: validators.required(validators.email()),
});

const fields = { name: 'nome', email: 'email', message: 'messaggio', language: 'lingua' } as const;

const Text = styled('p')(({ theme }) => ({ margin: theme.spacing(0, 0, 4) }));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  '& > *': { flex: '1 1 10rem' },
}));

/** To whom a code is sent by mail, and what is said to them (E167). */
export function SendDialog({
  voucher,
  code,
  onClose,
  onSend,
}: {
  voucher: Voucher;
  code: string;
  onClose: () => void;
  /** Shows what became of the call; throws when it failed. */
  onSend: (call: Promise<unknown>, email: string) => Promise<void>;
}) {
  const { formatMessage } = useIntl();
  const language = useMailLanguage();
  const { mail, course } = voucher;
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage(messages.sendTitle, { code })}>
      <Text>{formatMessage(messages.sendText, { title: course.title })}</Text>
      <Formik
        initialValues={{
          nome: mail?.name ?? '',
          email: mail?.email ?? '',
          messaggio: '',
          lingua: language,
        }}
        validationSchema={schema}
        onSubmit={async ({ nome, email, messaggio, lingua }) => {
          const letter = {
            nome: nome.trim(),
            email: email.trim(),
            messaggio: messaggio.trim(),
            lingua,
          };
          try {
            await onSend(sendVoucher(voucher, letter), letter.email);
            onClose();
          } catch {
            // It was shown; what was typed stays for another try.
          }
        }}
      >
        {({ isSubmitting }) => (
          <Form>
            <RecipientFields fields={fields} />
            <Actions>
              <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
                {formatMessage(messages.cancel)}
              </Button>
              <Button type="submit" busy={isSubmitting}>
                {formatMessage(messages.sendSubmit)}
              </Button>
            </Actions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
