import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Glyph } from '../icons/Glyph.tsx';
import { formMessages } from './messages.ts';

export type FieldTexts = {
  label: ReactNode;
  help?: ReactNode;
  /** Named beside the label; required fields say nothing before an error. */
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
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel htmlFor={id} error={false}>
        {label}
        {isOptional && (
          <small>
            {' '}
            (<FormattedMessage {...formMessages.optional} />)
          </small>
        )}
      </FormLabel>
      {children}
      <FieldNotes id={id} help={help} hint={hint} error={error} />
      {counter}
    </FormControl>
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
      <FormHelperText component="div" error id={`${id}-error`} role="alert">
        <Glyph name="errorFill" size={16} />
        <span>{error}</span>
      </FormHelperText>
    );
  }
  if (hint) {
    return (
      <FormHelperText component="div" id={`${id}-help`} data-tone="hint" role="status">
        {hint}
      </FormHelperText>
    );
  }
  return help ? (
    <FormHelperText component="div" id={`${id}-help`}>
      {help}
    </FormHelperText>
  ) : null;
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
