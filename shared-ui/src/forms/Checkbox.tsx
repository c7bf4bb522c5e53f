import { styled } from '@mui/material/styles';
import { useId, type FocusEvent, type ReactNode } from 'react';
import { ChoiceBox, ChoiceRow, SwitchBox } from './choice-style.ts';
import { describedBy, FieldNotes } from './FieldFrame.tsx';
import { useFormField } from './use-field.ts';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));

type ChoiceTexts = {
  label: ReactNode;
  /** Second line in the row. */
  detail?: ReactNode;
  /** Not possible yet, and why: it stays focusable (E102). */
  disabledReason?: ReactNode;
};

/** A checkbox outside a form: filters, cart options. `isSwitch` draws it as a switch. */
export function Checkbox({
  label,
  detail,
  disabledReason,
  checked,
  onChange,
  isSwitch = false,
  error,
  name,
  onBlur,
}: ChoiceTexts & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  isSwitch?: boolean;
  error?: ReactNode;
  name?: string;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
}) {
  const id = useId();
  const isBlocked = disabledReason !== undefined;
  const Control = isSwitch ? SwitchBox : ChoiceBox;
  return (
    <Root>
      <ChoiceRow htmlFor={id} {...(isBlocked ? { 'data-disabled': '' } : {})}>
        <Control
          id={id}
          type="checkbox"
          name={name}
          checked={checked}
          {...(isSwitch ? { role: 'switch', 'aria-checked': checked } : {})}
          {...(isBlocked ? { 'aria-disabled': true } : {})}
          {...describedBy(id, { error, help: disabledReason })}
          onBlur={onBlur}
          onChange={(event) => {
            if (!isBlocked) onChange(event.target.checked);
          }}
        />
        <span>
          {label}
          {detail !== undefined && <small>{detail}</small>}
        </span>
      </ChoiceRow>
      <FieldNotes id={id} error={error} help={disabledReason} />
    </Root>
  );
}

/** A checkbox of a Formik form. */
export function CheckboxField({
  name,
  isSwitch = false,
  ...texts
}: ChoiceTexts & { name: string; isSwitch?: boolean }) {
  const { field, actions, error } = useFormField<boolean>(name);
  return (
    <Checkbox
      {...texts}
      name={name}
      isSwitch={isSwitch}
      checked={field.value}
      error={error}
      onBlur={field.onBlur}
      onChange={(checked) => void actions.setValue(checked)}
    />
  );
}
