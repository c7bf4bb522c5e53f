import { FormattedMessage, useIntl } from 'react-intl';
import { FilterBar, FilterForm, ResetFilters, SelectField, TextField } from 'shared-ui/forms';
import { learnerStates } from '../api.ts';
import { messages } from './messages.ts';

const kinds = { name: 'text', state: 'choice' } as const;

/** Filters of the learners; they apply while they change, and are kept in the address. */
export function LearnerFilters({
  values,
  isFiltered,
  onChange,
  onReset,
}: {
  values: Record<keyof typeof kinds, string>;
  isFiltered: boolean;
  onChange: (changes: Record<string, string | null>) => void;
  onReset: () => void;
}) {
  const intl = useIntl();
  return (
    <FilterForm kinds={kinds} applied={values} onChange={onChange}>
      <FilterBar
        label={intl.formatMessage(messages.filters)}
        reset={isFiltered && <ResetFilters onReset={onReset} />}
      >
        <TextField
          name="name"
          type="search"
          autoComplete="off"
          label={<FormattedMessage {...messages.name} />}
        />
        <SelectField
          name="state"
          label={<FormattedMessage {...messages.state} />}
          options={[
            { value: '', label: intl.formatMessage(messages.all) },
            ...learnerStates.map((state) => ({
              value: state,
              label: intl.formatMessage(messages[state]),
            })),
          ]}
        />
      </FilterBar>
    </FilterForm>
  );
}
