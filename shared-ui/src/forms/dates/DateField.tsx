import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../buttons/IconButton.tsx';
import { formatDate, parseDate } from '../../formats/dates.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { describedBy, FieldFrame, type FieldTexts } from '../FieldFrame.tsx';
import { Input } from '../Input.tsx';
import { formMessages } from '../messages.ts';
import { useFormField } from '../use-field.ts';
import type { CalendarPopoverProps } from './CalendarPopover.tsx';

const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** MUI X and dayjs: only for people who choose a day rather than type it. */
const loadCalendar = () => import('./CalendarPopover.tsx');

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
  const [calendar, setCalendar] = useState<{
    Popover: ComponentType<CalendarPopoverProps>;
    anchor: HTMLElement;
  } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const value = field.value ?? '';

  const open = async (anchor: HTMLElement) => {
    const { CalendarPopover } = await loadCalendar();
    setCalendar({ Popover: CalendarPopover, anchor });
  };
  const close = () => setCalendar(null);
  // Only once it is gone: an open calendar keeps the focus within.
  const isOpen = calendar !== null;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) input.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <FieldFrame id={id} label={label} help={help} error={error} isOptional={isOptional}>
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
                onPointerEnter={() => void loadCalendar().catch(() => undefined)}
                onClick={({ currentTarget }) => void open(currentTarget).catch(() => undefined)}
              >
                <Glyph name="calendar" size={20} />
              </IconButton>
            </>
          }
        />
      </FieldFrame>
      {/* Outside of the frame, whose error is not that of the calendar's dropdowns. */}
      {calendar !== null && (
        <calendar.Popover
          anchor={calendar.anchor}
          value={isDate(value) ? value : null}
          min={min}
          max={max}
          onChoose={(date) => {
            void actions.setValue(date);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** A whole date becomes its value; taking signs away from one gives its text back. */
function parseDateWhileTyping(text: string, before: string): string {
  if (text.length < 10 && isDate(before)) return text;
  // Only with four digits of the year: "1/1/20" is on the way to 2026.
  return parseDate(text) ?? text;
}
