import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  ActionMenu,
  Alert,
  LoadingBlock,
  Page,
  Skeleton,
  SkeletonGroup,
  TextLink,
  useFormats,
} from 'shared-ui';
import { OrderPill } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { useTableParams, type Column } from 'shared-ui/table';
import { FoundRows } from '../FoundRows.tsx';
import {
  downloadReceipt,
  orderStates,
  ordersQuery,
  receiptTypeNamed,
  type OrderRow,
} from '../orders.ts';
import { cancellationMessages } from '../cancellation-messages.ts';
import {
  openCancellationsMessage,
  openCancellationsQuery,
  openCancellationsTable,
} from '../open-cancellations.ts';
import { RequestDialog } from '../RequestDialog.tsx';
import { messages } from './messages.ts';
import { askOrders, ordersKind } from '../table-export.ts';
import { TableExportMenu } from '../TableExportMenu.tsx';
import { OrderFilters, orderFilterNames, readOrderFilters } from './OrderFilters.tsx';

// Apart from the filters below.
const Notice = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(6) }));

/** Newest first: what the server does unasked, shown in the head. */
const DEFAULT_SORT = { by: 'orderDate', direction: 'desc' } as const;

/** The columns that the server sorts by, of this table (BACK-08). */
const sortable = ['orderNumber', 'customerSurname', 'orderDate', 'numeroFattura'] as const;

/** `/table/invoice`: orders and invoices, sorted, filtered and paged by the server, all in the address. */
export function OrdersPage() {
  const intl = useIntl();
  const table = useTableParams();
  const [cancelling, setCancelling] = useState<OrderRow | null>(null);
  const columns = useColumns(setCancelling);
  const filters = readOrderFilters(table.filter);
  const userId = isId(table.filter('userId')) ? table.filter('userId') : null;
  const isFiltered = userId !== null || orderFilterNames.some((name) => filters[name] !== '');
  const sortBy = sortable.find((column) => column === table.sort?.by);
  const sort =
    sortBy && table.sort ? { by: sortBy, direction: table.sort.direction } : DEFAULT_SORT;
  const asked = {
    sortBy: sort.by,
    sortDirection: sort.direction,
    ...(userId === null ? {} : { userId }),
    ricerca: filters.ricerca,
    orderNumber: filters.orderNumber,
    dal: filters.dal,
    al: filters.al,
    orderState: orderStates.find((state) => state === filters.orderState),
    paid: { true: true, false: false }[filters.paid],
    pagatoDal: filters.pagatoDal,
    tipoRicevuta: receiptTypeNamed(filters.tipoRicevuta),
  } as const;
  const query = useQuery(ordersQuery({ page: table.page, pageSize: table.pageSize, ...asked }));
  const clear = () =>
    table.setFilters(
      Object.fromEntries([...orderFilterNames, 'userId'].map((name) => [name, null])),
    );
  const title = intl.formatMessage(messages.orders);
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
      actions={
        <TableExportMenu kind={ordersKind} onAsk={(formato) => askOrders({ ...asked, formato })} />
      }
    >
      <LoadingBlock>{filters.orderState === '' && <OpenRequests />}</LoadingBlock>
      {userId !== null && (
        <Notice>
          <FormattedMessage {...messages.ofUser} />{' '}
          <TextLink to={paths.detail('users', userId)}>
            <FormattedMessage {...messages.toUser} />
          </TextLink>
        </Notice>
      )}
      <OrderFilters
        values={filters}
        isFiltered={isFiltered}
        onChange={table.setFilters}
        onReset={clear}
      />
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
        none={{
          illustration: 'cart',
          title: <FormattedMessage {...messages.noOrders} />,
          text: <FormattedMessage {...messages.noOrdersText} />,
        }}
        isFiltered={isFiltered}
        onReset={clear}
      />
      {cancelling !== null && (
        <RequestDialog order={cancelling} onClose={() => setCancelling(null)} />
      )}
    </Page>
  );
}

/** An address may name anything; what is no id is left out. */
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** How many orders wait for an answer, and the way to them. */
function OpenRequests() {
  const query = useQuery(openCancellationsQuery);
  if (query.isPending && query.failureCount === 0) {
    return (
      <Notice>
        <SkeletonGroup>
          <Skeleton height={48} radius={10} />
        </SkeletonGroup>
      </Notice>
    );
  }
  if (query.data === undefined || query.data.totalItems === 0) return null;
  return (
    <Notice>
      <Alert tone="warning">
        <FormattedMessage
          {...openCancellationsMessage(query.data)}
          values={{ count: query.data.totalItems }}
        />{' '}
        <TextLink to={openCancellationsTable}>
          <FormattedMessage {...cancellationMessages.showOpen} />
        </TextLink>
      </Alert>
    </Notice>
  );
}

/** A forbidden action stays in the menu with its reason; requests are for guests' paid orders (E109). */
function OrderActions({ order, onAsk }: { order: OrderRow; onAsk: () => void }) {
  const { formatMessage } = useIntl();
  const refusal = !order.isGuest
    ? cancellationMessages.refusedAccount
    : order.state === 'Pagato'
      ? null
      : cancellationMessages.refusedState;
  return (
    <ActionMenu
      label={formatMessage(messages.actionsOf, { number: order.number })}
      actions={[
        { key: 'view', label: formatMessage(messages.view), to: paths.invoiceDetail(order.id) },
        {
          key: 'receipt',
          label: formatMessage(messages.receipt),
          onSelect: () => void downloadReceipt(order.id),
          ...(order.invoiceNumber === null
            ? { disabledReason: formatMessage(messages.receiptUnpaid) }
            : {}),
        },
        {
          key: 'cancel',
          label: formatMessage(cancellationMessages.request),
          onSelect: onAsk,
          ...(refusal === null ? {} : { disabledReason: formatMessage(refusal) }),
        },
      ]}
    />
  );
}

function useColumns(onAsk: (order: OrderRow) => void): Column<OrderRow>[] {
  const intl = useIntl();
  const { euro, date } = useFormats();
  const guest = intl.formatMessage(messages.guest);
  return [
    {
      key: 'number',
      label: intl.formatMessage(messages.number),
      sortBy: 'orderNumber',
      onCard: 'title',
      cell: (row) => <TextLink to={paths.invoiceDetail(row.id)}>{row.number}</TextLink>,
    },
    {
      key: 'customer',
      label: intl.formatMessage(messages.customer),
      sortBy: 'customerSurname',
      cell: (row) => row.customer,
    },
    {
      key: 'date',
      label: intl.formatMessage(messages.date),
      sortBy: 'orderDate',
      cell: (row) => date(row.orderedAt),
    },
    {
      key: 'state',
      label: intl.formatMessage(messages.state),
      cell: (row) => <OrderPill orderState={row.state} />,
    },
    {
      key: 'guest',
      label: guest,
      onCard: 'hidden',
      cell: (row) => (row.isGuest ? guest : '-'),
    },
    {
      key: 'invoice',
      label: intl.formatMessage(messages.invoice),
      sortBy: 'numeroFattura',
      onCard: 'hidden',
      cell: (row) => row.invoiceNumber ?? '-',
    },
    {
      key: 'total',
      label: intl.formatMessage(messages.total),
      align: 'right',
      cell: (row) => euro(row.totalCents),
    },
    {
      key: 'actions',
      label: intl.formatMessage(messages.actions),
      hasHiddenLabel: true,
      cell: (row) => <OrderActions order={row} onAsk={() => onAsk(row)} />,
    },
  ];
}
