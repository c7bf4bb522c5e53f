import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../buttons/IconButton.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { formMessages } from './messages.ts';

const Root = styled(OutlinedInput)(({ theme }) => ({
  padding: 0,
  '&&': { padding: 0 },
  '&& .MuiInputAdornment-root': { margin: 0 },
  // The theme lets a button reach into the field's padding, which this one has not.
  '&& .MuiInputAdornment-root .MuiIconButton-root': { margin: 0 },
  '& input': {
    width: '4ch',
    padding: theme.spacing(2.5, 0),
    textAlign: 'center',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    appearance: 'textfield',
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
}));

/** A whole number from 1 to 999, clamped when the field is left (E106). */
export function QuantityInput({
  label,
  value,
  onChange,
  min = 1,
  max = 999,
  disabled = false,
}: {
  /** Accessible name: "Quantità di Logistica". */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
}) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const clamp = (quantity: number) =>
    Number.isFinite(quantity) ? Math.min(max, Math.max(min, Math.trunc(quantity))) : min;
  const change = (quantity: number) => {
    setTyped(null);
    const next = clamp(quantity);
    if (next !== value) onChange(next);
  };
  const step = (by: 1 | -1) => (
    <InputAdornment position={by === 1 ? 'end' : 'start'}>
      <IconButton
        label={intl.formatMessage(by === 1 ? formMessages.increase : formMessages.decrease)}
        disabled={disabled || (by === 1 ? value >= max : value <= min)}
        onClick={() => change(value + by)}
      >
        <Glyph name={by === 1 ? 'plus' : 'minus'} size={18} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <Root
      role="group"
      aria-label={label}
      type="number"
      fullWidth={false}
      disabled={disabled}
      value={typed ?? value}
      startAdornment={step(-1)}
      endAdornment={step(1)}
      slotProps={{ input: { 'aria-label': label, inputMode: 'numeric', min, max } }}
      onChange={({ target }) => {
        const quantity = target.value === '' ? Number.NaN : Number(target.value);
        // A number being typed may be out of range: it counts once it is valid.
        if (Number.isInteger(quantity) && quantity >= min && quantity <= max) change(quantity);
        else setTyped(target.value);
      }}
      onBlur={() => {
        if (typed !== null) change(Number(typed || min));
      }}
    />
  );
}
