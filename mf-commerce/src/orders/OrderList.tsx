import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import {
  ActionMenu,
  Button,
  EmptyState,
  ErrorState,
  Page,
  StateView,
  TextLink,
  useFormats,
} from 'shared-ui';
import { OrderPill } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import {
  DataTable,
  TableFooter,
  TableSkeleton,
  useTableParams,
  type Column,
} from 'shared-ui/table';
import { breadcrumbMessages } from '../breadcrumb-messages.ts';
import { OrderNumber } from '../OrderNumber.tsx';
import { CancelDialog } from '../CancelDialog.tsx';
import { cancellationMessages } from '../cancellation-messages.ts';
import {
  downloadReceipt,
  ordersQuery,
  requestCancellation,
  retryPaymentPath,
  type OrderRow,
  receiptTypeNamed,
  receiptTypes,
} from './api.ts';
import { messages } from './messages.ts';
import { orderCan } from './order-can.ts';
import { OrderFilterBar } from './OrderFilterBar.tsx';

/** The learner's own orders (ORDER-06, ORDER-31): fewer columns than the back office has (ORDER-33). */
export function OrderList() {
  const { formatMessage } = useIntl();
  const table = useTableParams(10);
  const filters = {
    page: table.page,
    orderNumber: table.filter('orderNumber'),
    orderDate: table.filter('orderDate'),
    paid: table.filter('paid'),
    // An address may name anything.
    receiptType: receiptTypeNamed(table.filter('tipoRicevuta')),
  };
  const isFiltered =
    Boolean(filters.orderNumber || filters.orderDate || filters.paid) ||
    filters.receiptType !== receiptTypes.all;
  const orders = useQuery(ordersQuery(filters));
  const [cancelled, setCancelled] = useState<OrderRow | null>(null);
  const columns = useOrderColumns(setCancelled);
  return (
    <Page
      title={formatMessage(messages.title)}
      breadcrumb={[
        { label: formatMessage(breadcrumbMessages.dashboard), to: paths.dashboard() },
        { label: formatMessage(messages.title) },
      ]}
    >
      <OrderFilterBar filters={filters} onChange={table.setFilters} />
      <StateView
        query={orders}
        skeleton={<TableSkeleton columns={columns.length} />}
        error={({ error, retry }) => (
          <ErrorState title={formatMessage(messages.failed)} error={error} onRetry={retry} />
        )}
        isEmpty={({ totalItems }) => totalItems === 0 && !isFiltered}
        empty={
          <EmptyState
            illustration="cart"
            title={formatMessage(messages.noneTitle)}
            text={formatMessage(messages.noneText)}
            action={
              <Button to={paths.courseTable()}>{formatMessage(messages.openCatalogue)}</Button>
            }
          />
        }
      >
        {({ items, totalItems }) => (
          <>
            <DataTable
              caption={formatMessage(messages.caption)}
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
            />
            <TableFooter
              page={table.page}
              pageSize={table.pageSize}
              totalItems={totalItems}
              hrefOf={table.hrefOf}
            />
          </>
        )}
      </StateView>
      {cancelled !== null && (
        <CancelDialog
          orderNumber={cancelled.orderNumber}
          onClose={() => setCancelled(null)}
          send={async (reason) => {
            await requestCancellation(cancelled.id, reason);
            await orders.refetch();
          }}
        />
      )}
    </Page>
  );
}

function useOrderColumns(onCancel: (order: OrderRow) => void): Column<OrderRow>[] {
  const { formatMessage } = useIntl();
  const { date, euro } = useFormats();
  return [
    {
      key: 'number',
      label: formatMessage(messages.number),
      onCard: 'title',
      cell: ({ id, orderNumber }) => (
        <OrderNumber>
          <TextLink to={paths.orderDetail(id)}>{orderNumber}</TextLink>
        </OrderNumber>
      ),
    },
    {
      key: 'date',
      label: formatMessage(messages.date),
      cell: ({ orderedAt }) => date(orderedAt),
    },
    {
      key: 'courses',
      label: formatMessage(messages.courses),
      cell: ({ courses }) => courses.map(({ title }) => title).join(', '),
    },
    {
      key: 'state',
      label: formatMessage(messages.state),
      cell: ({ state }) => <OrderPill orderState={state} />,
    },
    {
      key: 'total',
      label: formatMessage(messages.total),
      align: 'right',
      cell: ({ totalCents }) => euro(totalCents),
    },
    {
      key: 'actions',
      label: formatMessage(messages.actions),
      hasHiddenLabel: true,
      cell: (order) => <OrderActions order={order} onCancel={() => onCancel(order)} />,
    },
  ];
}

/** A forbidden action stays in the menu and says why. */
function OrderActions({ order, onCancel }: { order: OrderRow; onCancel: () => void }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <ActionMenu
      label={formatMessage(messages.actionsOf, { orderNumber: order.orderNumber })}
      actions={[
        {
          key: 'view',
          label: formatMessage(messages.view),
          to: paths.orderDetail(order.id),
        },
        {
          key: 'pay',
          label: formatMessage(messages.pay),
          onSelect: () => void navigate(retryPaymentPath(order)),
          ...(orderCan.pay(order) ? {} : { disabledReason: formatMessage(messages.notPayable) }),
        },
        {
          key: 'receipt',
          label: formatMessage(messages.receipt),
          onSelect: () => void downloadReceipt(order.id),
          ...(orderCan.downloadReceipt(order)
            ? {}
            : { disabledReason: formatMessage(messages.receiptUnpaid) }),
        },
        {
          key: 'cancel',
          label: formatMessage(cancellationMessages.ask),
          onSelect: onCancel,
          ...(orderCan.requestCancel(order)
            ? {}
            : { disabledReason: formatMessage(cancellationMessages.notInState) }),
        },
      ]}
    />
  );
}
