import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  FieldFrame,
  FilterBar,
  Input,
  MonthInput,
  Select,
  ResetFilters,
  TYPING_PAUSE_MS,
} from 'shared-ui/forms';
import { badgeKind, type BadgeFilters } from '../badges.ts';
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
      <FieldFrame id="badge-name" label={intl.formatMessage(messages.name)}>
        <NameInput
          key={filters.name}
          value={filters.name}
          onChange={(name) => onChange({ name })}
        />
      </FieldFrame>
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

function NameInput({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Input
      id="badge-name"
      type="search"
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
