import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Button, Dialog } from 'shared-ui';
import { Form, Formik, type AnyObjectSchema } from 'shared-ui/forms';
import { messages } from './messages.ts';

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(3),
}));

/** A form of its own in a dialog: the form of the course gets its values when it is done. */
export function DialogForm<Values extends object>({
  title,
  initialValues,
  schema,
  isNew,
  isWaiting = false,
  onClose,
  onDone,
  children,
}: {
  title: MessageDescriptor;
  initialValues: Values;
  schema: AnyObjectSchema;
  isNew: boolean;
  /** A file is on its way. */
  isWaiting?: boolean;
  onClose: () => void;
  onDone: (values: Values) => void | Promise<void>;
  children: ReactNode;
}) {
  return (
    <Dialog isOpen onClose={onClose} width="wide" title={<FormattedMessage {...title} />}>
      <Formik<Values> initialValues={initialValues} validationSchema={schema} onSubmit={onDone}>
        <Form>
          {children}
          <Ends>
            <Button variant="outlined" onClick={onClose}>
              <FormattedMessage {...messages.cancel} />
            </Button>
            <Button type="submit" disabled={isWaiting}>
              <FormattedMessage {...(isNew ? messages.insert : messages.apply)} />
            </Button>
          </Ends>
        </Form>
      </Formik>
    </Dialog>
  );
}
