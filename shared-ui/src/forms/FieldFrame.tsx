import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Glyph } from '../icons/Glyph.tsx';
import { formMessages } from './messages.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 0,
  alignContent: 'start',
}));

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.label,
  '& small': { fontWeight: 400, color: theme.vars.palette.text.tertiary, fontSize: 'inherit' },
}));

const Help = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '&[data-tone=hint]': { color: theme.vars.palette.warning.main, fontWeight: 600 },
}));

const ErrorText = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  gap: theme.spacing(1.5),
  alignItems: 'flex-start',
  fontWeight: 600,
  color: theme.vars.palette.error.main,
  '& svg': { marginTop: 1 },
}));

export type FieldTexts = {
  label: ReactNode;
  help?: ReactNode;
  /** Told beside the label; required fields say nothing before an error. */
  isOptional?: boolean;
};

/** Label above, help below, the error in the place of the help. Never by colour alone. */
export function FieldFrame({
  id,
  label,
  help,
  hint,
  error,
  isOptional = false,
  counter,
  children,
}: FieldTexts & {
  id: string;
  error?: ReactNode;
  /** A doubt that does not block. */
  hint?: ReactNode;
  counter?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {isOptional && (
          <small>
            {' '}
            (<FormattedMessage {...formMessages.optional} />)
          </small>
        )}
      </Label>
      {children}
      <FieldNotes id={id} help={help} hint={hint} error={error} />
      {counter}
    </Root>
  );
}

/** The line below a control, with the ids that `describedBy` names. */
export function FieldNotes({
  id,
  help,
  hint,
  error,
}: {
  id: string;
  help?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}) {
  if (error) {
    return (
      <ErrorText id={`${id}-error`} role="alert">
        <Glyph name="errorFill" size={16} />
        <span>{error}</span>
      </ErrorText>
    );
  }
  if (hint) {
    return (
      <Help id={`${id}-help`} data-tone="hint" role="status">
        {hint}
      </Help>
    );
  }
  return help ? <Help id={`${id}-help`}>{help}</Help> : null;
}

/** Attributes that tie a control to its error or help. */
export function describedBy(
  id: string,
  notes: { error?: ReactNode; help?: ReactNode; hint?: ReactNode },
) {
  if (notes.error) return { 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const;
  if (notes.hint || notes.help) return { 'aria-describedby': `${id}-help` } as const;
  return {};
}
