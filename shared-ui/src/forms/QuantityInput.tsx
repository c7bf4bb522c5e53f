import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Glyph } from '../icons/Glyph.tsx';
import { formMessages } from './messages.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  height: 44,
  border: `1.5px solid ${theme.vars.palette.border.strong}`,
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.paper,
  '& > button': {
    width: 40,
    height: '100%',
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:disabled': { color: theme.vars.palette.text.disabled, cursor: 'not-allowed' },
  },
  '& > input': {
    width: '4ch',
    height: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    textAlign: 'center',
    font: 'inherit',
    fontWeight: 650,
    color: 'inherit',
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
  /** Names what is counted: "Quantità di Logistica". */
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
  return (
    <Root role="group" aria-label={label}>
      <button
        type="button"
        aria-label={intl.formatMessage(formMessages.decrease)}
        disabled={disabled || value <= min}
        onClick={() => change(value - 1)}
      >
        <Glyph name="minus" size={18} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => {
          const quantity = event.target.valueAsNumber;
          // What is still being typed may be out of range: it is told when it is a quantity.
          if (Number.isInteger(quantity) && quantity >= min && quantity <= max) change(quantity);
          else setTyped(event.target.value);
        }}
        onBlur={() => {
          if (typed !== null) change(Number(typed || min));
        }}
      />
      <button
        type="button"
        aria-label={intl.formatMessage(formMessages.increase)}
        disabled={disabled || value >= max}
        onClick={() => change(value + 1)}
      >
        <Glyph name="plus" size={18} />
      </button>
    </Root>
  );
}
