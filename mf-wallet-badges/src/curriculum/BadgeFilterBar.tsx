import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { FilterBar, MonthInput, ResetFilters, Select } from 'shared-ui/forms';
import { badgeKind, type BadgeFilters } from '../badges.ts';
import { NameFilter } from '../NameFilter.tsx';
import { badgeTypesQuery, competencesQuery } from './api.ts';
import { messages } from './messages.ts';

/** Name, month, competence and type (BADGE-02). */
export function BadgeFilterBar({
  filters,
  isFiltered,
  onChange,
  onReset,
}: {
  filters: BadgeFilters;
  isFiltered: boolean;
  onChange: (changes: Partial<BadgeFilters>) => void;
  onReset: () => void;
}) {
  const intl = useIntl();
  const competences = useQuery(competencesQuery).data ?? [];
  const types = useQuery(badgeTypesQuery).data ?? [];
  const all = { value: '', label: intl.formatMessage(messages.all) };
  return (
    <FilterBar
      label={intl.formatMessage(messages.filters)}
      reset={isFiltered && <ResetFilters onReset={onReset} />}
    >
      <NameFilter
        id="badge-name"
        label={intl.formatMessage(messages.name)}
        value={filters.name}
        onChange={(name) => onChange({ name })}
      />
      <MonthInput
        id="badge-month"
        label={intl.formatMessage(messages.month)}
        value={filters.month}
        onChange={(month) => onChange({ month })}
      />
      <Select
        id="badge-competence"
        label={intl.formatMessage(messages.competence)}
        options={[
          all,
          ...competences.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
        value={filters.competence}
        onChange={(competence) => onChange({ competence })}
      />
      <Select
        id="badge-type"
        label={intl.formatMessage(messages.type)}
        options={[
          all,
          ...types.map(({ id }) => ({
            value: String(id),
            label: intl.formatMessage(
              badgeKind(id) === 'course' ? messages.typeCourse : messages.typeExam,
            ),
          })),
        ]}
        value={filters.type}
        onChange={(type) => onChange({ type })}
      />
    </FilterBar>
  );
}
