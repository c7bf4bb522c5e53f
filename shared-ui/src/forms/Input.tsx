import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps, ReactNode } from 'react';

/** The plain control of one line: attributes and ref are those of its `<input>`. */
export function Input({
  ref,
  end,
  'aria-invalid': isInvalid,
  ...attributes
}: Omit<ComponentProps<'input'>, 'color' | 'size'> & {
  /** Sign, unit or buttons at the end of the frame. */
  end?: ReactNode;
}) {
  return (
    <OutlinedInput
      {...(ref === undefined ? {} : { inputRef: ref })}
      error={isInvalid === true || isInvalid === 'true'}
      disabled={attributes.disabled ?? false}
      readOnly={attributes.readOnly ?? false}
      slotProps={{ input: attributes }}
      endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
    />
  );
}
