import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ChoiceBox, ChoiceRow } from './choice-style.ts';
import { describedBy, FieldNotes } from './FieldFrame.tsx';
import { useFormField } from './use-field.ts';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > legend': { ...theme.typography.label, marginBottom: theme.spacing(2) },
}));

export type RadioOption = {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  disabled?: boolean;
};

/** One of a few, in a Formik form. */
export function RadioGroupField({
  name,
  label,
  options,
  help,
}: {
  name: string;
  label: ReactNode;
  options: readonly RadioOption[];
  help?: ReactNode;
}) {
  const { id, field, actions, error } = useFormField<string>(name);
  return (
    <Group {...describedBy(id, { error, help })}>
      <legend>{label}</legend>
      {options.map((option) => (
        <ChoiceRow
          key={option.value}
          htmlFor={`${id}-${option.value}`}
          {...(option.disabled ? { 'data-disabled': '' } : {})}
        >
          <ChoiceBox
            id={`${id}-${option.value}`}
            type="radio"
            name={name}
            value={option.value}
            checked={field.value === option.value}
            disabled={option.disabled}
            aria-invalid={Boolean(error)}
            onBlur={field.onBlur}
            onChange={() => void actions.setValue(option.value)}
          />
          <span>
            {option.label}
            {option.detail !== undefined && <small>{option.detail}</small>}
          </span>
        </ChoiceRow>
      ))}
      <FieldNotes id={id} error={error} help={help} />
    </Group>
  );
}
