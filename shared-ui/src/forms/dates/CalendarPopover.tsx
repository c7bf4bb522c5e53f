import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/it';
import { useIntl } from 'react-intl';
import { today } from '../../formats/dates.ts';
import { formMessages } from '../messages.ts';

const FIRST_YEAR = 1900;
const YEARS_AHEAD = 10;

export type CalendarPopoverProps = {
  anchor: HTMLElement;
  /** `YYYY-MM-DD`; null for none. */
  value: string | null;
  min: string | undefined;
  max: string | undefined;
  onChoose: (date: string) => void;
  onClose: () => void;
};

/** MUI's calendar with dropdowns for month and year (SHELL-62). The focus goes to the day, and stays within. */
export function CalendarPopover({
  anchor,
  value,
  min,
  max,
  onChoose,
  onClose,
}: CalendarPopoverProps) {
  const intl = useIntl();
  const label = intl.formatMessage(formMessages.calendarOpen);
  // British dates: weeks of English begin on Monday too.
  const locale = intl.locale.startsWith('it') ? 'it' : 'en-gb';
  // The calendar takes names and first day of the week from its values.
  const day = (date: string) => dayjs(date).locale(locale);
  const current = today();
  const start = max !== undefined && current > max ? max : current;
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={onClose}
      // The field gives the focus to its text.
      disableRestoreFocus
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
        <DateCalendar
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it has just been opened on demand
          autoFocus
          reduceAnimations
          views={['day']}
          value={value === null ? null : day(value)}
          referenceDate={day(min !== undefined && start < min ? min : start)}
          minDate={day(min ?? `${FIRST_YEAR}-01-01`)}
          maxDate={day(max ?? `${Number(current.slice(0, 4)) + YEARS_AHEAD}-12-31`)}
          onChange={(date: Dayjs | null) => date && onChoose(date.format('YYYY-MM-DD'))}
          slots={{ calendarHeader: MonthAndYear }}
          slotProps={{
            day: (owner) => ({
              'aria-label': intl.formatDate(`${owner.day.format('YYYY-MM-DD')}T00:00:00Z`, {
                dateStyle: 'full',
                timeZone: 'UTC',
              }),
            }),
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}

const Choice = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  gap: theme.spacing(2),
  padding: theme.spacing(4, 4, 2),
}));

function MonthAndYear({
  currentMonth,
  minDate,
  maxDate,
  labelId,
  onMonthChange,
}: PickersCalendarHeaderProps & { minDate: Dayjs; maxDate: Dayjs }) {
  const intl = useIntl();
  const lastYear = maxDate.year();
  const years = Array.from(
    { length: lastYear - minDate.year() + 1 },
    (_, index) => lastYear - index,
  );
  // A year whose month is out of the bounds shows the nearest month that is not.
  const show = (month: Dayjs) => {
    if (month.isAfter(maxDate, 'month')) onMonthChange(maxDate.startOf('month'));
    else if (month.isBefore(minDate, 'month')) onMonthChange(minDate.startOf('month'));
    else onMonthChange(month);
  };
  return (
    <Choice id={labelId}>
      <NativeSelect
        input={<OutlinedInput />}
        value={currentMonth.month()}
        inputProps={{ 'aria-label': intl.formatMessage(formMessages.calendarMonth) }}
        onChange={({ target }) => show(currentMonth.month(Number(target.value)))}
      >
        {Array.from({ length: 12 }, (_, month) => (
          <option key={month} value={month}>
            {currentMonth.date(1).month(month).format('MMMM')}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        input={<OutlinedInput />}
        value={currentMonth.year()}
        inputProps={{ 'aria-label': intl.formatMessage(formMessages.calendarYear) }}
        onChange={({ target }) => show(currentMonth.year(Number(target.value)))}
      >
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </NativeSelect>
    </Choice>
  );
}
