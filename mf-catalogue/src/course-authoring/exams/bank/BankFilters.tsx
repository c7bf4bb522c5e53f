import { FormattedMessage, useIntl } from 'react-intl';
import { FilterBar, FilterForm, SelectField, TextField } from 'shared-ui/forms';
import { kindMessages, questionKinds, questionStates, stateMessages } from '../question/kinds.ts';
import { messages } from './messages.ts';

const kinds = { text: 'text', area: 'choice', kind: 'choice', state: 'choice' } as const;

type Filters = Record<keyof typeof kinds, string>;

/** Part of the text, area, kind and state; they apply while they change. */
export function BankFilters({
  areas,
  applied,
  onChange,
}: {
  areas: readonly string[];
  applied: Filters;
  onChange: (changes: Record<string, string>) => void;
}) {
  const intl = useIntl();
  const all = { value: '', label: intl.formatMessage(messages.all) };
  return (
    <FilterForm kinds={kinds} applied={applied} onChange={onChange}>
      <FilterBar label={intl.formatMessage(messages.filters)}>
        <TextField
          name="text"
          type="search"
          label={<FormattedMessage {...messages.text} />}
          placeholder={intl.formatMessage(messages.search)}
        />
        <SelectField
          name="area"
          label={<FormattedMessage {...messages.area} />}
          options={[
            { value: '', label: intl.formatMessage(messages.allAreas) },
            ...areas.map((area) => ({ value: area, label: area })),
          ]}
        />
        <SelectField
          name="kind"
          label={<FormattedMessage {...messages.kind} />}
          options={[
            all,
            ...questionKinds.map((kind) => ({
              value: kind,
              label: intl.formatMessage(kindMessages[kind]),
            })),
          ]}
        />
        <SelectField
          name="state"
          label={<FormattedMessage {...messages.state} />}
          options={[
            all,
            ...questionStates.map((state) => ({
              value: state,
              label: intl.formatMessage(stateMessages[state]),
            })),
          ]}
        />
      </FilterBar>
    </FilterForm>
  );
}
