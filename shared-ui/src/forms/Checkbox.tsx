import MuiCheckbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId, type FocusEvent, type ReactNode } from 'react';
import { describedBy, FieldNotes } from './FieldFrame.tsx';
import { useFormField } from './use-field.ts';

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
  const Control = isSwitch ? Switch : MuiCheckbox;
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        sx={isSwitch ? { alignItems: 'center' } : null}
        {...(isBlocked ? { 'data-disabled': '' } : {})}
        label={<ChoiceText label={label} detail={detail} />}
        control={
          <Control
            checked={checked}
            onChange={(_event, isChecked) => {
              if (!isBlocked) onChange(isChecked);
            }}
            slotProps={{
              input: {
                id,
                name,
                onBlur,
                ...(isBlocked ? { 'aria-disabled': true } : {}),
                ...describedBy(id, { error, help: disabledReason }),
              },
            }}
          />
        }
      />
      <FieldNotes id={id} error={error} help={disabledReason} />
    </FormControl>
  );
}

/** The words of a choice, and a second line below them. */
export function ChoiceText({ label, detail }: Pick<ChoiceTexts, 'label' | 'detail'>) {
  return (
    <>
      {label}
      {detail !== undefined && <small>{detail}</small>}
    </>
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
