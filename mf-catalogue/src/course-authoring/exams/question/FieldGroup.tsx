import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { describedBy, FieldNotes } from 'shared-ui/forms';

const Root = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.label, padding: 0, marginBottom: theme.spacing(1) },
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > button': { justifySelf: 'start' },
}));

/** A line of a group: handle, choice, field, removal. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: theme.spacing(1),
  '& > .MuiFormControl-root': { flex: 1, minWidth: 0 },
}));

/** Fields of one meaning under a name, with an error of all together. */
export function FieldGroup({
  label,
  help,
  error,
  children,
}: {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Root {...describedBy(id, { error, help })}>
      <legend>{label}</legend>
      {children}
      <FieldNotes id={id} error={error} help={help} />
    </Root>
  );
}
