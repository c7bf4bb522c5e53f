import { useIntl } from 'react-intl';
import { levelMessages } from 'shared-ui';
import { FilterBar, MonthInput, ResetFilters, Select } from 'shared-ui/forms';
import { NameFilter } from '../NameFilter.tsx';
import type { SkillFilters } from './api.ts';
import { messages } from './messages.ts';

/** Name, month of the last update, and level (BADGE-03). */
export function SkillFilterBar({
  filters,
  isFiltered,
  onChange,
  onReset,
}: {
  filters: SkillFilters;
  isFiltered: boolean;
  onChange: (changes: Partial<SkillFilters>) => void;
  onReset: () => void;
}) {
  const intl = useIntl();
  return (
    <FilterBar
      label={intl.formatMessage(messages.filters)}
      reset={isFiltered && <ResetFilters onReset={onReset} />}
    >
      <NameFilter
        id="skill-name"
        label={intl.formatMessage(messages.name)}
        value={filters.name}
        onChange={(name) => onChange({ name })}
      />
      <MonthInput
        id="skill-date"
        label={intl.formatMessage(messages.date)}
        value={filters.date}
        onChange={(date) => onChange({ date })}
      />
      <Select
        id="skill-level"
        label={intl.formatMessage(messages.level)}
        options={[
          { value: '', label: intl.formatMessage(messages.allLevels) },
          ...levelMessages.map((message, level) => ({
            value: String(level),
            label: intl.formatMessage(message),
          })),
        ]}
        value={filters.level}
        onChange={(level) => onChange({ level })}
      />
    </FilterBar>
  );
}
