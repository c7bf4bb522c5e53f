import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Pill, SectionHead, type Tone } from 'shared-ui';
import { FilterBar, FilterForm, ResetFilters, SelectField, TextField } from 'shared-ui/forms';
import { useTableParams, type Column } from 'shared-ui/table';
import { SectionTable } from '../SectionTable.tsx';
import { peopleFilters, peopleQuery, type Person } from './api.ts';
import { messages } from './messages.ts';
import { stateOf } from './person-state.ts';

const Section = styled('section')(({ theme }) => ({ marginTop: theme.spacing(12) }));
const Text = styled('span')({ overflowWrap: 'anywhere' });

/** As the server takes it. */
const LONGEST_SEARCH = 100;

/** Whom the company gave a course, the latest first. */
export function PeopleList() {
  const { formatMessage } = useIntl();
  const { page, pageSize, filter, setFilters, hrefOf } = useTableParams();
  // An address may name anything.
  const stato = peopleFilters.find((known) => known === filter('stato'));
  const search = filter('cerca').slice(0, LONGEST_SEARCH);
  const isFiltered = stato !== undefined || search !== '';
  const people = useQuery(
    peopleQuery({ page, pageSize, ...(stato && { stato }), ...(search && { search }) }),
  );
  const columns = usePeopleColumns();
  return (
    <Section aria-labelledby="people">
      <SectionHead id="people" title={formatMessage(messages.list)} />
      <FilterForm
        kinds={{ cerca: 'text', stato: 'choice' }}
        applied={{ cerca: search, stato: stato ?? '' }}
        onChange={setFilters}
      >
        <FilterBar
          label={formatMessage(messages.filters)}
          reset={
            isFiltered && <ResetFilters onReset={() => setFilters({ cerca: null, stato: null })} />
          }
        >
          <TextField
            name="cerca"
            type="search"
            autoComplete="off"
            maxLength={LONGEST_SEARCH}
            label={formatMessage(messages.search)}
          />
          <SelectField
            name="stato"
            label={formatMessage(messages.filter)}
            options={[
              { value: '', label: formatMessage(messages.all) },
              ...peopleFilters.map((value) => ({ value, label: formatMessage(messages[value]) })),
            ]}
          />
        </FilterBar>
      </FilterForm>
      <SectionTable
        query={people}
        hrefOf={hrefOf}
        caption={formatMessage(messages.list)}
        columns={columns}
        failed={formatMessage(messages.listFailed)}
        none={formatMessage(isFiltered ? messages.noneOfThese : messages.none)}
        noneText={formatMessage(isFiltered ? messages.noneOfTheseText : messages.noneText)}
      />
    </Section>
  );
}

const tones: Record<ReturnType<typeof stateOf>, Tone> = {
  leaving: 'neutral',
  invited: 'neutral',
  uncertain: 'warning',
  redeemed: 'neutral',
  underWay: 'neutral',
  completed: 'success',
  frozen: 'warning',
  revoked: 'danger',
};

function usePeopleColumns(): Column<Person>[] {
  const { formatMessage } = useIntl();
  return [
    {
      key: 'person',
      label: formatMessage(messages.person),
      onCard: 'title',
      cell: ({ nome }) => nome ?? formatMessage(messages.unnamed),
    },
    {
      key: 'email',
      label: formatMessage(messages.email),
      cell: ({ email }) => <Text>{email ?? '–'}</Text>,
    },
    { key: 'course', label: formatMessage(messages.course), cell: (row) => row.titoloCorso },
    {
      key: 'state',
      label: formatMessage(messages.state),
      cell: (row) => {
        const state = stateOf(row);
        const percent = row.avanzamento?.percentuale ?? 0;
        return <Pill tone={tones[state]}>{formatMessage(messages[state], { percent })}</Pill>;
      },
    },
    {
      key: 'exam',
      label: formatMessage(messages.exam),
      cell: ({ avanzamento }) => {
        const exam = avanzamento?.esame ?? null;
        if (exam === null) return '–';
        const percent = exam.percentuale;
        return formatMessage(exam.superato ? messages.passed : messages.notPassed, { percent });
      },
    },
    {
      key: 'badge',
      label: formatMessage(messages.badge),
      cell: ({ avanzamento }) =>
        avanzamento?.badge === true ? formatMessage(messages.hasBadge) : '–',
    },
  ];
}
