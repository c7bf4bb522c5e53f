import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../buttons/IconButton.tsx';
import { formatDate, parseDate } from '../../formats/dates.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { describedBy, FieldFrame, type FieldTexts } from '../FieldFrame.tsx';
import { Input } from '../Input.tsx';
import { formMessages } from '../messages.ts';
import { useFormField } from '../use-field.ts';
import { Calendar } from './Calendar.tsx';

const Popup = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.modal,
  top: '100%',
  right: 0,
  marginTop: theme.spacing(1.5),
  width: 'min(320px, calc(100vw - 32px))',
  padding: theme.spacing(4),
  borderRadius: theme.radius.lg,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: theme.vars.palette.elevation.menu,
}));

const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/**
 * A date of a Formik form: written as dd/MM/yyyy or chosen from a calendar with month and year
 * dropdowns, and cleared by a cross (SHELL-62). The value is `YYYY-MM-DD`, '' for none, or the text
 * that is no date yet, for the schema to refuse.
 */
export function DateField({
  name,
  label,
  help,
  isOptional = false,
  min,
  max,
  disabled = false,
  autoComplete,
}: FieldTexts & {
  name: string;
  /** `YYYY-MM-DD` */
  min?: string;
  max?: string;
  disabled?: boolean;
  autoComplete?: 'bday';
}) {
  const intl = useIntl();
  const { id, field, actions, error } = useFormField<string>(name);
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const value = field.value ?? '';

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    input.current?.focus();
  };
  return (
    <FieldFrame id={id} label={label} help={help} error={error} isOptional={isOptional}>
      <div
        ref={root}
        style={{ position: 'relative' }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isOpen) {
            event.stopPropagation();
            // The browser would close the dialog that the field may stand in.
            event.preventDefault();
            close();
          }
        }}
      >
        <Input
          ref={input}
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete={autoComplete ?? 'off'}
          placeholder={intl.formatMessage(formMessages.datePlaceholder)}
          disabled={disabled}
          value={isDate(value) ? formatDate(value) : value}
          {...describedBy(id, { error, help })}
          onBlur={field.onBlur}
          onChange={(event) =>
            void actions.setValue(parseDateWhileTyping(event.target.value, value))
          }
          end={
            <>
              {value && !disabled && (
                <IconButton
                  label={intl.formatMessage(formMessages.clear)}
                  onClick={() => {
                    void actions.setValue('');
                    input.current?.focus();
                  }}
                >
                  <Glyph name="close" size={18} />
                </IconButton>
              )}
              <IconButton
                label={intl.formatMessage(formMessages.calendarOpen)}
                aria-expanded={isOpen}
                aria-haspopup="dialog"
                disabled={disabled}
                onClick={() => setOpen((open) => !open)}
              >
                <Glyph name="calendar" size={20} />
              </IconButton>
            </>
          }
        />
        {isOpen && (
          <Popup role="dialog" aria-label={intl.formatMessage(formMessages.calendarOpen)}>
            <Calendar
              value={isDate(value) ? value : null}
              min={min}
              max={max}
              onChoose={(date) => {
                void actions.setValue(date);
                close();
              }}
            />
          </Popup>
        )}
      </div>
    </FieldFrame>
  );
}

/** A whole date becomes its value; taking signs away from one gives its text back. */
function parseDateWhileTyping(text: string, before: string): string {
  if (text.length < 10 && isDate(before)) return text;
  // Only with four digits of the year: "1/1/20" is on the way to 2026.
  return parseDate(text) ?? text;
}
