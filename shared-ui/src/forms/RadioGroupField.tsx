import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import type { ReactNode } from 'react';
import { ChoiceText } from './Checkbox.tsx';
import { describedBy, FieldNotes } from './FieldFrame.tsx';
import { useFormField } from './use-field.ts';

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
    <FormControl
      component="fieldset"
      sx={{ display: 'grid', gap: 3 }}
      {...describedBy(id, { error, help })}
    >
      <FormLabel component="legend" sx={{ mb: 2 }}>
        {label}
      </FormLabel>
      {options.map((option) => (
        <FormControlLabel
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          label={<ChoiceText label={option.label} detail={option.detail} />}
          control={
            <Radio
              name={name}
              checked={field.value === option.value}
              onChange={() => void actions.setValue(option.value)}
              slotProps={{ input: { 'aria-invalid': Boolean(error), onBlur: field.onBlur } }}
            />
          }
        />
      ))}
      <FieldNotes id={id} error={error} help={help} />
    </FormControl>
  );
}
