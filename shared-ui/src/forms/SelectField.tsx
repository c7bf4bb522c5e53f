import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Glyph } from '../icons/Glyph.tsx';
import { Holder, Input, NativeSelect } from './control-style.ts';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';
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
    // A select cannot be read-only: what is chosen is shown as a text that cannot be changed.
    return (
      <FieldFrame id={id} label={label} help={shownHelp} error={error} isOptional={isOptional}>
        <Holder>
          <Input
            {...describedBy(id, { error, help: shownHelp })}
            id={id}
            name={name}
            readOnly
            value={options.find(({ value }) => value === field.value)?.label ?? ''}
          />
          <Glyph name="lock" size={18} />
        </Holder>
      </FieldFrame>
    );
  }
  return (
    <FieldFrame id={id} label={label} help={shownHelp} error={error} isOptional={isOptional}>
      <Holder>
        <NativeSelect
          {...field}
          {...describedBy(id, { error, help: shownHelp })}
          id={id}
          value={field.value ?? ''}
          disabled={disabledReason !== undefined}
          autoComplete={autoComplete}
        >
          {!options.some(({ value }) => value === '') && (
            <option value="">{intl.formatMessage(formMessages.choose)}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
        <Glyph name="down" size={18} />
      </Holder>
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
    <Holder>
      <NativeSelect
        id={id}
        value={value}
        {...(hasHiddenLabel ? { 'aria-label': label } : {})}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <Glyph name="down" size={18} />
    </Holder>
  );
  return hasHiddenLabel ? (
    control
  ) : (
    <FieldFrame id={id} label={label}>
      {control}
    </FieldFrame>
  );
}
