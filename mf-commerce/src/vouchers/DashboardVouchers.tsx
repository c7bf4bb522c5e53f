import { Ticket } from '@phosphor-icons/react/dist/csr/Ticket';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import {
  Button,
  PaddedCard,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  SlotError,
  StateView,
  TextLink,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { vouchersQuery, type Voucher } from './api.ts';
import { messages } from './messages.ts';
import { VoucherCode } from './VoucherCode.tsx';
import { VoucherPill } from './VoucherPill.tsx';

/** As many as the other blocks of the dashboard (1§9). */
const BLOCK_SIZE = 3;

const Block = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > p': { color: theme.vars.palette.text.secondary },
  // From `lg` the block has four columns of the dashboard.
  [theme.breakpoints.between('md', 'lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' },
}));

/** Beside the list; on phones below it. */
const Redeem = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.between('md', 'lg')]: {
    padding: theme.spacing(4, 0, 4, 6),
    borderTop: 0,
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Vouchers = styled('ul')(({ theme }) => ({
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 4),
    padding: theme.spacing(3, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  minWidth: 0,
}));

/** The last vouchers of a learner, and the way to redeem one (DASH-12, DASH-13). */
export function DashboardVouchers() {
  const { formatMessage } = useIntl();
  const vouchers = useQuery(vouchersQuery({ page: 1, pageSize: BLOCK_SIZE }));
  const hasMore = (vouchers.data?.totalItems ?? 0) > 0;
  return (
    <section aria-labelledby="dashboard-vouchers" data-dashboard="aside">
      <SectionHead
        id="dashboard-vouchers"
        title={formatMessage(messages.list)}
        size="small"
        {...(hasMore ? { to: paths.voucher() } : {})}
      />
      <Block>
        <StateView
          query={vouchers}
          skeleton={<BlockSkeleton />}
          error={({ retry }) => (
            <SlotError title={formatMessage(messages.listFailed)} onRetry={retry} />
          )}
          isEmpty={({ totalItems }) => totalItems === 0}
          empty={
            <p>
              {formatMessage(messages.none)}. {formatMessage(messages.noneText)}
            </p>
          }
        >
          {({ items }) => (
            <Vouchers>
              {items.map((voucher) => (
                <Line key={voucher.id} voucher={voucher} />
              ))}
            </Vouchers>
          )}
        </StateView>
        <Redeem>
          <p>{formatMessage(messages.lead)}</p>
          <Button variant="outlined" to={paths.voucher()} startIcon={<Ticket size={20} />}>
            {formatMessage(messages.redeemOne)}
          </Button>
        </Redeem>
      </Block>
    </section>
  );
}

function Line({ voucher }: { voucher: Voucher }) {
  const { course } = voucher;
  return (
    <li>
      <Words>
        <VoucherCode voucher={voucher} />
        <TextLink to={paths.course(course.id)}>{course.title}</TextLink>
      </Words>
      <VoucherPill voucher={voucher} />
    </li>
  );
}

function BlockSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height="3.75rem" radius={12} />
      <Skeleton height="3.75rem" radius={12} />
    </SkeletonGroup>
  );
}
