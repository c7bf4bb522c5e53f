import MuiCheckbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import type { ComponentProps } from 'react';

/** The box of a checkbox or a radio inside a label of one's own; attributes are those of its `<input>`. */
export function ChoiceBox({
  type,
  checked,
  disabled = false,
  className,
  ...attributes
}: Omit<ComponentProps<'input'>, 'type' | 'ref'> & { type: 'checkbox' | 'radio' }) {
  const Control = type === 'radio' ? Radio : MuiCheckbox;
  return (
    <Control
      checked={checked ?? false}
      disabled={disabled}
      {...(className === undefined ? {} : { className })}
      slotProps={{ input: attributes }}
    />
  );
}
