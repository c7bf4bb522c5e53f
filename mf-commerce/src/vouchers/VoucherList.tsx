import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { SectionHead, TextLink, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { useTableParams, type Column } from 'shared-ui/table';
import { SectionTable } from '../SectionTable.tsx';
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
      <SectionTable
        query={vouchers}
        hrefOf={hrefOf}
        caption={formatMessage(messages.list)}
        columns={columns}
        failed={formatMessage(messages.listFailed)}
        none={formatMessage(messages.none)}
        noneText={formatMessage(messages.noneText)}
      />
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
