import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Glyph } from '../icons/Glyph.tsx';
import { formatAmount, parseAmount, stepAmount } from './amount.ts';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { Input } from './Input.tsx';
import { useFormField } from './use-field.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * An amount in euro of a Formik form, from 0 in steps of a cent. Comma and point are both decimal
 * marks in every language of the browser: `type=number` would make "19,50" 1950 in an English one.
 * The value is the text of a number (`19.50`), '' for none, or what cannot be read, for the schema
 * to refuse.
 */
export function AmountField({
  name,
  label,
  help,
  isOptional = false,
  lockedReason,
}: FieldTexts & {
  name: string;
  /** Locked, and why: sunken, padlock, still focusable. */
  lockedReason?: ReactNode;
}) {
  const { locale } = useIntl();
  const { id, field, actions, error } = useFormField<string>(name);
  const value = field.value ?? '';
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const isLocked = lockedReason !== undefined;
  const shownHelp = lockedReason ?? help;

  const step = (event: KeyboardEvent) => {
    const cents = STEPS[event.key];
    if (cents === undefined || isLocked || parseAmount(value || '0') === null) return;
    event.preventDefault();
    void actions.setValue(stepAmount(value || '0', cents));
  };
  return (
    <FieldFrame id={id} label={label} help={shownHelp} error={error} isOptional={isOptional}>
      <Input
        {...describedBy(id, { error, help: shownHelp })}
        id={id}
        name={name}
        role="spinbutton"
        aria-valuemin={0}
        {...(parseAmount(value) === null ? {} : { 'aria-valuenow': Number(value) })}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isLocked}
        value={typed?.value === value ? typed.text : formatAmount(value, locale)}
        onKeyDown={step}
        onChange={({ target: { value: text } }) => {
          const amount = parseAmount(text) ?? text;
          setTyped({ text, value: amount });
          void actions.setValue(amount);
        }}
        onBlur={(event) => {
          setTyped(null);
          field.onBlur(event);
        }}
        end={isLocked ? <Glyph name="lock" size={18} /> : <span aria-hidden="true">€</span>}
      />
    </FieldFrame>
  );
}
