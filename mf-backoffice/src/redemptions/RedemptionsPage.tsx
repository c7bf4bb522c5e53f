import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Page, Pill, TextLink, useFormats } from 'shared-ui';
import { FilterBar, FilterForm, ResetFilters, SelectField } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { useTableParams, type Column } from 'shared-ui/table';
import { FoundRows } from '../FoundRows.tsx';
import { redemptionsQuery, redemptionStates, type RedemptionRow } from '../redemption-requests.ts';
import { redemptionMessages as messages } from '../redemption-messages.ts';
import { askRedemptions, redemptionsKind } from '../table-export.ts';
import { TableExportMenu } from '../TableExportMenu.tsx';
import { RedemptionPill } from '../RedemptionPill.tsx';

/** The column that the server sorts by (BACK-08); newest first unless asked. */
const SORT_BY = 'identificativoRichiesta';
const DEFAULT_SORT = { by: SORT_BY, direction: 'desc' } as const;

const filterKinds = { stato: 'choice' } as const;

/** `/table/notarization`: redemption requests, sorted, filtered and paged by the server, all in the address. */
export function RedemptionsPage() {
  const intl = useIntl();
  const table = useTableParams();
  const columns = useColumns();
  // An address may name anything; the rest of it still counts.
  const state = redemptionStates.find((known) => known === table.filter('stato'));
  const sort = table.sort?.by === SORT_BY ? table.sort : DEFAULT_SORT;
  const asked = { sortBy: sort.by, sortDirection: sort.direction, stato: state };
  const query = useQuery(
    redemptionsQuery({ page: table.page, pageSize: table.pageSize, ...asked }),
  );
  const clear = () => table.setFilters({ stato: null });
  const title = intl.formatMessage(messages.title);
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
      actions={
        <TableExportMenu
          kind={redemptionsKind}
          onAsk={(formato) => askRedemptions({ ...asked, formato })}
        />
      }
    >
      <FilterForm kinds={filterKinds} applied={{ stato: state ?? '' }} onChange={table.setFilters}>
        <FilterBar
          label={intl.formatMessage(messages.filters)}
          reset={state !== undefined && <ResetFilters onReset={clear} />}
        >
          <SelectField
            name="stato"
            label={<FormattedMessage {...messages.state} />}
            options={[
              { value: '', label: intl.formatMessage(messages.all) },
              ...redemptionStates.map((value) => ({
                value,
                label: intl.formatMessage(messages[value]),
              })),
            ]}
          />
        </FilterBar>
      </FilterForm>
      <FoundRows
        query={query}
        hrefOf={table.hrefOf}
        caption={title}
        columns={columns}
        rowKey={(row) => row.id}
        sort={sort}
        onSort={table.setSort}
        found={messages.found}
        noMatch={messages.noMatch}
        none={{ title: <FormattedMessage {...messages.none} /> }}
        isFiltered={state !== undefined}
        onReset={clear}
      />
    </Page>
  );
}

function useColumns(): Column<RedemptionRow>[] {
  const intl = useIntl();
  const { euro, date } = useFormats();
  return [
    {
      key: 'number',
      label: intl.formatMessage(messages.number),
      sortBy: SORT_BY,
      onCard: 'title',
      cell: (row) => <TextLink to={paths.detail('notarization', row.id)}>{row.number}</TextLink>,
    },
    {
      key: 'holder',
      label: intl.formatMessage(messages.holder),
      cell: (row) => row.holder || '-',
    },
    {
      key: 'date',
      label: intl.formatMessage(messages.date),
      cell: (row) => date(row.requestedAt),
    },
    {
      key: 'kind',
      label: intl.formatMessage(messages.kind),
      cell: (row) => <FormattedMessage {...messages[row.kind]} />,
    },
    {
      key: 'state',
      label: intl.formatMessage(messages.state),
      cell: (row) => (
        <>
          <RedemptionPill state={row.state} />{' '}
          {row.hasContributions && (
            <Pill tone="info">
              <FormattedMessage {...messages.contributions} />
            </Pill>
          )}
        </>
      ),
    },
    {
      key: 'amount',
      label: intl.formatMessage(messages.amount),
      align: 'right',
      cell: (row) => euro(row.cents),
    },
  ];
}
