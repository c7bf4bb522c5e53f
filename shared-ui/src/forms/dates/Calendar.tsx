import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { today } from '../../formats/dates.ts';
import { NativeSelect } from '../control-style.ts';
import { formMessages } from '../messages.ts';
import { addDays, addMonths, calendarWeeks } from './calendar-days.ts';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  gap: theme.spacing(2),
  '& select': { minHeight: 40, padding: theme.spacing(0, 2.5), appearance: 'auto' },
}));

const Grid = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    ...theme.typography.caption,
    fontWeight: 600,
    color: theme.vars.palette.text.tertiary,
    height: 28,
  },
  '& td': { padding: 1, textAlign: 'center' },
  '& button': {
    width: '100%',
    minWidth: 36,
    height: 36,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: theme.radius.sm,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
    '&[aria-current]': { borderColor: theme.vars.palette.border.strong },
    '&[aria-pressed=true]': {
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.contrastText,
    },
    '&:disabled': { color: theme.vars.palette.text.disabled, cursor: 'not-allowed' },
  },
}));

/** A month of days with dropdowns for month and year (SHELL-62); arrows, Page keys, Home, End. */
export function Calendar({
  value,
  min,
  max,
  onChoose,
}: {
  value: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (date: string) => void;
}) {
  const intl = useIntl();
  const isAllowed = (date: string) => (!min || date >= min) && (!max || date <= max);
  const start = value ?? today();
  const [focused, setFocused] = useState(isAllowed(start) ? start : (max ?? min ?? start));
  const grid = useRef<HTMLTableElement>(null);
  const [year = 0, month = 1] = focused.split('-').map(Number);

  const go = (date: string) => {
    setFocused(isAllowed(date) ? date : max && date > max ? max : (min ?? date));
  };
  // After a key the focus follows the day, which may be in a month that is drawn only now.
  const followsDay = useRef(false);
  useEffect(() => {
    if (!followsDay.current) return;
    followsDay.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const move = (event: KeyboardEvent) => {
    const days: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -7,
      ArrowDown: 7,
    };
    const step = days[event.key];
    let next: string | undefined;
    if (step !== undefined) next = addDays(focused, step);
    else if (event.key === 'PageUp') next = addMonths(focused, event.shiftKey ? -12 : -1);
    else if (event.key === 'PageDown') next = addMonths(focused, event.shiftKey ? 12 : 1);
    else if (event.key === 'Home') next = `${focused.slice(0, 8)}01`;
    else if (event.key === 'End') next = addDays(`${addMonths(focused, 1).slice(0, 8)}01`, -1);
    if (next === undefined) return;
    event.preventDefault();
    followsDay.current = true;
    go(next);
  };

  const firstYear = Number((min ?? '1900').slice(0, 4));
  const lastYear = max ? Number(max.slice(0, 4)) : Number(today().slice(0, 4)) + 10;
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index);
  const nameOf = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intl.locale, { ...options, timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    );
  return (
    <Root>
      <Choice>
        <NativeSelect
          aria-label={intl.formatMessage(formMessages.calendarMonth)}
          value={month}
          onChange={(event) => go(addMonths(focused, Number(event.target.value) - month))}
        >
          {Array.from({ length: 12 }, (_, index) => (
            <option key={index} value={index + 1}>
              {nameOf(`2026-${String(index + 1).padStart(2, '0')}-01`, { month: 'long' })}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          aria-label={intl.formatMessage(formMessages.calendarYear)}
          value={year}
          onChange={(event) => go(addMonths(focused, (Number(event.target.value) - year) * 12))}
        >
          {years.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </NativeSelect>
      </Choice>
      <Grid ref={grid} onKeyDown={move}>
        <thead>
          <tr>
            {/* 5 January 2026 is a Monday. */}
            {[5, 6, 7, 8, 9, 10, 11].map((day) => {
              const date = `2026-01-${String(day).padStart(2, '0')}`;
              return (
                <th key={day} scope="col" abbr={nameOf(date, { weekday: 'long' })}>
                  {nameOf(date, { weekday: 'narrow' })}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {calendarWeeks(year, month).map((week, index) => (
            <tr key={index}>
              {week.map((date, day) => (
                <td key={day}>
                  {date && (
                    <button
                      type="button"
                      tabIndex={date === focused ? 0 : -1}
                      aria-label={nameOf(date, { dateStyle: 'full' })}
                      aria-pressed={date === value}
                      {...(date === today() ? { 'aria-current': 'date' as const } : {})}
                      disabled={!isAllowed(date)}
                      onClick={() => onChoose(date)}
                    >
                      {Number(date.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Root>
  );
}
