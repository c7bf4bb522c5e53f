import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { ChangeEvent, HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Glyph } from '../icons/Glyph.tsx';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { Input } from './Input.tsx';
import { formMessages } from './messages.ts';
import { useFormField } from './use-field.ts';
import { LONG_TEXT_LIMIT } from './validators.ts';

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'disabled' | 'min' | 'max' | 'step'
>;

export type TextFieldProps = FieldTexts &
  NativeProps & {
    name: string;
    type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'number' | 'search'>;
    /** Several lines, with a counter near the limit of long texts. */
    isMultiline?: boolean;
    rows?: number;
    /** Locked, and why: sunken, padlock, still focusable. */
    lockedReason?: ReactNode;
    /** Applied while typing: upper case, no spaces. */
    normalise?: (value: string) => string;
    /** A doubt about a value that is accepted (E34, E35). */
    hintOf?: (value: string) => MessageDescriptor | null;
  };

/** A text of a Formik form. Numbers stay text in the form; their schema reads them. */
export function TextField({
  name,
  label,
  help,
  isOptional = false,
  type = 'text',
  isMultiline = false,
  rows = 5,
  lockedReason,
  normalise,
  hintOf,
  ...native
}: TextFieldProps) {
  const { id, field, actions, error } = useFormField<string>(name);
  const value = field.value ?? '';
  const isLocked = lockedReason !== undefined;
  const hintMessage = value ? hintOf?.(value) : null;
  const hint = hintMessage ? <FormattedMessage {...hintMessage} /> : undefined;
  const shownHelp = lockedReason ?? help;
  const shared = {
    ...native,
    ...(type === 'number'
      ? { min: native.min ?? 0, inputMode: native.inputMode ?? 'decimal' }
      : {}),
    ...describedBy(id, { error, help: shownHelp, hint }),
    id,
    name,
    value,
    readOnly: isLocked,
    onBlur: field.onBlur,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      void actions.setValue(normalise ? normalise(event.target.value) : event.target.value),
  } as const;

  return (
    <FieldFrame
      id={id}
      label={label}
      help={shownHelp}
      hint={hint}
      error={error}
      isOptional={isOptional}
      counter={isMultiline && <LongTextCounter length={value.length} />}
    >
      {isMultiline ? (
        <OutlinedInput
          multiline
          // Without MUI's measuring: people pull the corner.
          inputComponent="textarea"
          rows={rows}
          readOnly={isLocked}
          slotProps={{ input: shared }}
        />
      ) : (
        <Input {...shared} type={type} end={isLocked && <Glyph name="lock" size={18} />} />
      )}
    </FieldFrame>
  );
}

const Counter = styled('output')(({ theme }) => ({
  ...theme.typography.caption,
  justifySelf: 'end',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '&[data-over]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

/** Shown, and announced politely, once the limit is near (E46). */
function LongTextCounter({ length }: { length: number }) {
  if (length < LONG_TEXT_LIMIT - 500) return null;
  return (
    <Counter aria-live="polite" {...(length > LONG_TEXT_LIMIT ? { 'data-over': '' } : {})}>
      <FormattedMessage
        {...formMessages.longTextCount}
        values={{ count: length, limit: LONG_TEXT_LIMIT }}
      />
    </Counter>
  );
}
