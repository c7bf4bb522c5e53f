import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Glyph } from '../icons/Glyph.tsx';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { Input } from './Input.tsx';
import { formMessages } from './messages.ts';
import { useFormField } from './use-field.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

/** A dropdown of a Formik form; the value is the text of the chosen option, '' for none. */
export function SelectField({
  name,
  label,
  help,
  isOptional = false,
  options,
  disabledReason,
  lockedReason,
  autoComplete,
}: FieldTexts & {
  name: string;
  options: readonly SelectOption[];
  disabledReason?: ReactNode;
  /** Locked, and why: sunken, padlock, still focusable. */
  lockedReason?: ReactNode;
  autoComplete?: string;
}) {
  const intl = useIntl();
  const { id, field, error } = useFormField<string>(name);
  const shownHelp = lockedReason ?? disabledReason ?? help;
  if (lockedReason !== undefined) {
    // A select cannot be read-only, so the chosen option is shown as read-only text.
    return (
      <FieldFrame id={id} label={label} help={shownHelp} error={error} isOptional={isOptional}>
        <Input
          {...describedBy(id, { error, help: shownHelp })}
          id={id}
          name={name}
          readOnly
          value={options.find(({ value }) => value === field.value)?.label ?? ''}
          end={<Glyph name="lock" size={18} />}
        />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame id={id} label={label} help={shownHelp} error={error} isOptional={isOptional}>
      <NativeSelect
        input={<OutlinedInput />}
        disabled={disabledReason !== undefined}
        value={field.value ?? ''}
        inputProps={{
          ...describedBy(id, { error, help: shownHelp }),
          id,
          name,
          autoComplete,
          onChange: field.onChange,
          onBlur: field.onBlur,
        }}
      >
        {!options.some(({ value }) => value === '') && (
          <option value="">{intl.formatMessage(formMessages.choose)}</option>
        )}
        <Options options={options} />
      </NativeSelect>
    </FieldFrame>
  );
}

/** The same dropdown outside a form: sorting, page size, filters. */
export function Select({
  label,
  hasHiddenLabel = false,
  options,
  value,
  onChange,
  id,
}: {
  label: string;
  hasHiddenLabel?: boolean;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  id: string;
}) {
  const control = (
    <NativeSelect
      input={<OutlinedInput />}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ id, ...(hasHiddenLabel ? { 'aria-label': label } : {}) }}
    >
      <Options options={options} />
    </NativeSelect>
  );
  return hasHiddenLabel ? (
    control
  ) : (
    <FieldFrame id={id} label={label}>
      {control}
    </FieldFrame>
  );
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));
}
