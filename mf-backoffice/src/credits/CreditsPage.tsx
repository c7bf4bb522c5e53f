import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page, TextLink, useFormats } from 'shared-ui';
import { FilterBar, FilterForm, ResetFilters, SelectField } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { useTableParams, type Column } from 'shared-ui/table';
import { DayRangeFields } from '../DayRangeFields.tsx';
import { dayRangeIn } from '../filtered-days.ts';
import { FoundRows } from '../FoundRows.tsx';
import { askCredits, creditsKind } from '../table-export.ts';
import { TableExportMenu } from '../TableExportMenu.tsx';
import { movementsQuery, type CreditMovement } from './api.ts';
import { messages } from './messages.ts';

const filterKinds = { movimento: 'choice', tipo: 'choice', dal: 'date', al: 'date' } as const;

const groups = ['assegnati', 'usati', 'scaduti'] as const;

/** Their numbers in the documents (2§3). */
const types = { '3': 3, '4': 4 } as const;

const isType = (text: string): text is keyof typeof types => text === '3' || text === '4';

/** What an address says of the filters; it may name anything, and the rest of it still counts. */
function readFilters(filter: (name: string) => string) {
  const type = filter('tipo');
  return {
    movimento: groups.find((group) => group === filter('movimento')) ?? ('' as const),
    tipo: isType(type) ? type : ('' as const),
    ...dayRangeIn(filter),
  };
}

/** `/table/credits`: what moved credits between the platform and people, filtered and paged by the server. */
export function CreditsPage() {
  const intl = useIntl();
  const table = useTableParams();
  const columns = useColumns();
  const filters = readFilters(table.filter);
  const { movimento, tipo, dal, al } = filters;
  const isFiltered = Object.values(filters).some((value) => value !== '');
  const asked = {
    ...(movimento && { movimento }),
    ...(tipo && { tipoNotarizzazioneId: types[tipo] }),
    ...(dal && { dal }),
    ...(al && { al }),
  };
  const query = useQuery(movementsQuery({ page: table.page, pageSize: table.pageSize, ...asked }));
  const clear = () => table.setFilters({ movimento: null, tipo: null, dal: null, al: null });
  const title = intl.formatMessage(messages.title);
  const all = { value: '', label: intl.formatMessage(messages.all) };
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
      actions={
        <TableExportMenu
          kind={creditsKind}
          onAsk={(formato) => askCredits({ ...asked, formato })}
        />
      }
    >
      <FilterForm kinds={filterKinds} applied={filters} onChange={table.setFilters}>
        <FilterBar
          label={intl.formatMessage(messages.filters)}
          reset={isFiltered && <ResetFilters onReset={clear} />}
        >
          <SelectField
            name="movimento"
            label={<FormattedMessage {...messages.movement} />}
            options={[
              all,
              ...groups.map((value) => ({ value, label: intl.formatMessage(messages[value]) })),
            ]}
          />
          <SelectField
            name="tipo"
            label={<FormattedMessage {...messages.type} />}
            options={[
              all,
              { value: '3', label: intl.formatMessage(messages.reward) },
              { value: '4', label: intl.formatMessage(messages.profitSharing) },
            ]}
          />
          <DayRangeFields applied={filters} from={messages.from} to={messages.to} />
        </FilterBar>
      </FilterForm>
      <FoundRows
        query={query}
        hrefOf={table.hrefOf}
        caption={title}
        columns={columns}
        rowKey={(row) => row.id}
        found={messages.found}
        noMatch={messages.noMatch}
        none={{ title: <FormattedMessage {...messages.none} /> }}
        isFiltered={isFiltered}
        onReset={clear}
      />
    </Page>
  );
}

/** What happened; what lapsed is called so, whether a deletion or a refund was the cause. */
const nameOf = ({ movimento, kind }: CreditMovement) =>
  movimento === 'scaduti' ? messages.lapsed : messages[kind];

function useColumns(): Column<CreditMovement>[] {
  const intl = useIntl();
  const { dateTime, euro } = useFormats();
  return [
    {
      key: 'person',
      label: intl.formatMessage(messages.person),
      onCard: 'title',
      cell: ({ userId, nominativo }) =>
        userId === null ? (
          <FormattedMessage {...messages.nobody} />
        ) : (
          <TextLink to={paths.detail('users', userId)}>{nominativo}</TextLink>
        ),
    },
    {
      key: 'what',
      label: intl.formatMessage(messages.movement),
      cell: (row) => <FormattedMessage {...nameOf(row)} />,
    },
    {
      key: 'type',
      label: intl.formatMessage(messages.type),
      cell: ({ tipoNotarizzazioneId }) => (
        <FormattedMessage
          {...(tipoNotarizzazioneId === types['3'] ? messages.reward : messages.profitSharing)}
        />
      ),
    },
    {
      key: 'order',
      label: intl.formatMessage(messages.order),
      cell: ({ ordineId }) =>
        ordineId !== null && (
          <TextLink to={paths.detail('invoice', ordineId)}>
            <FormattedMessage {...messages.toOrder} values={{ id: ordineId }} />
          </TextLink>
        ),
    },
    {
      key: 'date',
      label: intl.formatMessage(messages.date),
      cell: ({ date }) => dateTime(date),
    },
    {
      key: 'amount',
      label: intl.formatMessage(messages.amount),
      align: 'right',
      cell: ({ cents }) => euro(cents),
    },
  ];
}
