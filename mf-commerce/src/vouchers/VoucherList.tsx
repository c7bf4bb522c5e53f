import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import {
  Card,
  EmptyState,
  ErrorState,
  SectionHead,
  StateView,
  TextLink,
  useFormats,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import {
  DataTable,
  TableFooter,
  TableSkeleton,
  useTableParams,
  type Column,
} from 'shared-ui/table';
import { vouchersQuery, type Voucher } from './api.ts';
import { messages } from './messages.ts';
import { VoucherCode } from './VoucherCode.tsx';
import { VoucherActions } from './VoucherActions.tsx';
import { VoucherPill } from './VoucherPill.tsx';
import { VoucherState } from './VoucherState.tsx';

const Section = styled('section')(({ theme }) => ({ marginTop: theme.spacing(12) }));

/** What the learner bought for others and what they redeemed themselves. */
export function VoucherList() {
  const { formatMessage } = useIntl();
  const { page, pageSize, hrefOf, filter } = useTableParams();
  const orderId = Number(filter('ordine')) || undefined;
  const vouchers = useQuery(
    vouchersQuery({ page, pageSize, ...(orderId === undefined ? {} : { orderId }) }),
  );
  const columns = useVoucherColumns();
  return (
    <Section aria-labelledby="vouchers">
      <SectionHead
        id="vouchers"
        title={formatMessage(orderId === undefined ? messages.list : messages.listOfOrder)}
      />
      {orderId !== undefined && (
        <p>
          <TextLink to={paths.voucher()}>{formatMessage(messages.all)}</TextLink>
        </p>
      )}
      <StateView
        query={vouchers}
        skeleton={<TableSkeleton columns={columns.length} />}
        error={({ error, retry }) => (
          <ErrorState
            titleLevel={3}
            title={formatMessage(messages.listFailed)}
            error={error}
            onRetry={retry}
          />
        )}
        isEmpty={({ totalItems }) => totalItems === 0}
        empty={
          <Card>
            <EmptyState
              illustration="badge"
              titleLevel={3}
              title={formatMessage(messages.none)}
              text={formatMessage(messages.noneText)}
            />
          </Card>
        }
      >
        {({ items, totalItems }) => (
          <>
            <DataTable
              caption={formatMessage(messages.list)}
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
            />
            <TableFooter page={page} pageSize={pageSize} totalItems={totalItems} hrefOf={hrefOf} />
          </>
        )}
      </StateView>
    </Section>
  );
}

function useVoucherColumns(): Column<Voucher>[] {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  return [
    {
      key: 'course',
      label: formatMessage(messages.course),
      onCard: 'title',
      cell: ({ course }) => <TextLink to={paths.course(course.id)}>{course.title}</TextLink>,
    },
    {
      key: 'code',
      label: formatMessage(messages.code),
      cell: (voucher) => <VoucherCode voucher={voucher} />,
    },
    {
      key: 'state',
      label: formatMessage(messages.state),
      cell: (voucher) => (
        <VoucherState voucher={voucher}>
          <VoucherPill voucher={voucher} />
        </VoucherState>
      ),
    },
    { key: 'date', label: formatMessage(messages.date), cell: ({ at }) => date(at) },
    {
      key: 'actions',
      label: formatMessage(messages.actions),
      hasHiddenLabel: true,
      cell: (voucher) => <VoucherActions voucher={voucher} />,
    },
  ];
}
