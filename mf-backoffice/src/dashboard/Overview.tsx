import { styled } from '@mui/material/styles';
import { LoadingBlock } from 'shared-ui';
import { CountTiles } from './CountTiles.tsx';
import { OrdersPreview } from './OrdersPreview.tsx';
import { RedemptionsPreview } from './RedemptionsPreview.tsx';
import { RevenueChart } from './RevenueChart.tsx';

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  minWidth: 0,
}));

/** What administrators and editors see of the platform (DASH-04, DASH-07, BACK-01, E17). */
export function Overview() {
  return (
    <Blocks>
      <LoadingBlock>
        <CountTiles />
      </LoadingBlock>
      <LoadingBlock>
        <RevenueChart />
      </LoadingBlock>
      <LoadingBlock>
        <OrdersPreview />
      </LoadingBlock>
      <RedemptionsPreview />
    </Blocks>
  );
}
