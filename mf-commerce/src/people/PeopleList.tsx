import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Glyph, Pill, SectionHead, type Tone } from 'shared-ui';
import { ProgressBar } from 'shared-ui/details';
import { FilterBar, FilterForm, ResetFilters, SelectField, TextField } from 'shared-ui/forms';
import { NoValue, useTableParams, type Column } from 'shared-ui/table';
import { SectionTable } from '../SectionTable.tsx';
import { peopleFilters, peopleQuery, type CompanySummary, type Person } from './api.ts';
import { AttestationEnd } from './deadlines/AttestationEnd.tsx';
import { AttestationPdf } from './deadlines/AttestationPdf.tsx';
import { messages } from './messages.ts';
import { stateOf, type VoucherState } from './person-state.ts';

const Section = styled('section')(({ theme }) => ({ marginTop: theme.spacing(12) }));
const Who = styled('span')(({ theme }) => ({
  overflowWrap: 'anywhere',
  fontWeight: 600,
  [theme.breakpoints.up('md')]: { display: 'block', minWidth: '15rem' },
  '& > small': {
    ...theme.typography.body2,
    display: 'block',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));

const Bar = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '5.5rem auto',
  alignItems: 'center',
  justifyContent: 'start',
  gap: theme.spacing(2),
  fontVariantNumeric: 'tabular-nums',
}));

const Muted = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
}));

/** As the server takes it. */
const LONGEST_SEARCH = 100;

/** Whom the company gave a course, the latest first. */
export function PeopleList({ courses }: { courses: CompanySummary['corsi'] }) {
  const { formatMessage } = useIntl();
  const { page, pageSize, filter, setFilters, hrefOf } = useTableParams();
  // An address may name anything.
  const stato = peopleFilters.find((known) => known === filter('stato'));
  const search = filter('cerca').slice(0, LONGEST_SEARCH);
  const corso = courses.find(({ corsoId }) => String(corsoId) === filter('corso'))?.corsoId;
  const isFiltered = stato !== undefined || corso !== undefined || search !== '';
  const people = useQuery(
    peopleQuery({
      page,
      pageSize,
      ...(stato && { stato }),
      ...(corso !== undefined && { corso }),
      ...(search && { search }),
    }),
  );
  const columns = usePeopleColumns();
  return (
    <Section aria-labelledby="people">
      <SectionHead id="people" title={formatMessage(messages.list)} />
      <FilterForm
        kinds={{ cerca: 'text', corso: 'choice', stato: 'choice' }}
        applied={{ cerca: search, corso: String(corso ?? ''), stato: stato ?? '' }}
        onChange={setFilters}
      >
        <FilterBar
          label={formatMessage(messages.filters)}
          reset={
            isFiltered && (
              <ResetFilters onReset={() => setFilters({ cerca: null, corso: null, stato: null })} />
            )
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
            name="corso"
            label={formatMessage(messages.course)}
            options={[
              { value: '', label: formatMessage(messages.allCourses) },
              ...courses.map(({ corsoId, titoloCorso }) => ({
                value: String(corsoId),
                label: titoloCorso,
              })),
            ]}
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

const tones: Record<VoucherState, Tone> = {
  leaving: 'neutral',
  invited: 'neutral',
  uncertain: 'warning',
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
      cell: ({ nome, email }) => (
        <Who>
          {nome ?? formatMessage(messages.unnamed)}
          {email !== null && <small>{email}</small>}
        </Who>
      ),
    },
    { key: 'course', label: formatMessage(messages.course), cell: (row) => row.titoloCorso },
    {
      key: 'progress',
      label: formatMessage(messages.progress),
      cell: (row) => <Progress row={row} />,
    },
    {
      key: 'result',
      label: formatMessage(messages.result),
      cell: ({ avanzamento }) => <Result progress={avanzamento} />,
    },
    {
      key: 'end',
      label: formatMessage(messages.end),
      cell: ({ avanzamento }) =>
        avanzamento?.attestato ? <AttestationEnd {...avanzamento.attestato} /> : <NoValue />,
    },
    {
      key: 'file',
      label: formatMessage(messages.attestation),
      cell: ({ nome, titoloCorso, avanzamento }) =>
        avanzamento?.attestato ? (
          <AttestationPdf id={avanzamento.attestato.id} name={nome ?? ''} course={titoloCorso} />
        ) : (
          <NoValue />
        ),
    },
  ];
}

/** How far somebody is; until the code is redeemed, what became of it. */
function Progress({ row }: { row: Person }) {
  const { formatMessage } = useIntl();
  const state = stateOf(row);
  if (state !== 'redeemed') {
    return <Pill tone={tones[state]}>{formatMessage(messages[state])}</Pill>;
  }
  if (row.avanzamento === null) {
    return (
      <Muted>
        <Glyph name="lock" size={16} />
        {formatMessage(messages.notShared)}
      </Muted>
    );
  }
  const { percentuale } = row.avanzamento;
  if (percentuale === null) return <Muted>{formatMessage(messages.takenBack)}</Muted>;
  return (
    <Bar>
      <ProgressBar
        value={percentuale}
        isReward={percentuale === 100}
        label={formatMessage(messages.progressOf, { course: row.titoloCorso })}
      />
      {formatMessage(messages.percent, { percent: percentuale })}
    </Bar>
  );
}

function Result({ progress }: { progress: Person['avanzamento'] }) {
  const { formatMessage } = useIntl();
  if (progress === null) return <NoValue />;
  const { esame, percentuale } = progress;
  if (esame !== null) {
    const percent = esame.percentuale;
    return esame.superato ? (
      <Pill tone="success" glyph="successFill">
        {formatMessage(messages.passed, { percent })}
      </Pill>
    ) : (
      <Pill tone="danger" glyph="errorFill">
        {formatMessage(messages.notPassed, { percent })}
      </Pill>
    );
  }
  if (percentuale === 100) {
    return (
      <Pill tone="success" glyph="successFill">
        {formatMessage(messages.completed)}
      </Pill>
    );
  }
  if (percentuale === null) return <NoValue />;
  return <Muted>{formatMessage(percentuale === 0 ? messages.notBegun : messages.underWay)}</Muted>;
}
