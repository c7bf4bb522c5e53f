import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMonth } from '../../formats/dates.ts';
import { FieldFrame, type FieldTexts } from '../FieldFrame.tsx';
import { Input } from '../Input.tsx';
import { formMessages } from '../messages.ts';

/** A month outside a form, for filters: written as MM/yyyy (SHELL-63), value `YYYY-MM` or ''. */
export function MonthInput({
  id,
  label,
  help,
  value,
  onChange,
}: FieldTexts & { id: string; value: string; onChange: (value: string) => void }) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  return (
    <FieldFrame
      id={id}
      label={label}
      help={help}
      error={isRefused && intl.formatMessage(formMessages.month)}
    >
      <Input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        placeholder={intl.formatMessage(formMessages.monthPlaceholder)}
        value={typed ?? (value ? formatMonth(value) : '')}
        {...(isRefused ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        onChange={(event) => {
          const month = parseMonth(event.target.value);
          setRefused(false);
          setTyped(month === null ? event.target.value : null);
          if (month !== null && month !== value) onChange(month);
        }}
        onBlur={() => setRefused(typed !== null)}
      />
    </FieldFrame>
  );
}

/** MM/yyyy as `YYYY-MM`; '' for nothing; null for anything else. */
export function parseMonth(text: string): string | null {
  if (text.trim() === '') return '';
  const match = /^(0?[1-9]|1[0-2])\/(\d{4})$/.exec(text.trim());
  return match ? `${match[2]}-${(match[1] ?? '').padStart(2, '0')}` : null;
}
