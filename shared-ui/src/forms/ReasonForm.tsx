import { styled } from '@mui/material/styles';
import { Formik } from 'formik';
import { object } from 'yup';
import { Button } from '../buttons/Button.tsx';
import { Form } from './Form.tsx';
import { TextField } from './TextField.tsx';
import { longText, required } from './validators.ts';

const schema = object({ reason: required(longText()) });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  '& > *': { flex: '1 1 10rem' },
}));

type ReasonFormProps = {
  label: string;
  submit: string;
  cancel: string;
  /** Gets the reason without the spaces around it; shows its own failures. */
  onSubmit: (reason: string) => Promise<void>;
  onCancel: () => void;
};

/** The inside of a dialog that does something once somebody has written why. */
export function ReasonForm({ label, submit, cancel, onSubmit, onCancel }: ReasonFormProps) {
  return (
    <Formik
      initialValues={{ reason: '' }}
      validationSchema={schema}
      onSubmit={({ reason }) => onSubmit(reason.trim())}
    >
      {({ isSubmitting }) => (
        <Form>
          <TextField name="reason" isMultiline rows={3} maxLength={1000} label={label} />
          <Actions>
            <Button variant="outlined" onClick={onCancel} disabled={isSubmitting}>
              {cancel}
            </Button>
            <Button type="submit" busy={isSubmitting}>
              {submit}
            </Button>
          </Actions>
        </Form>
      )}
    </Formik>
  );
}
