import { styled } from '@mui/material/styles';
import { useSession } from 'shared-auth';
import { LoadingBlock } from 'shared-ui';
import { CountTiles } from './CountTiles.tsx';
import { CreditCharts } from './CreditCharts.tsx';
import { LearningCharts } from './LearningCharts.tsx';
import { OrdersPreview } from './OrdersPreview.tsx';
import { RedemptionsPreview } from './RedemptionsPreview.tsx';
import { RevenueChart } from './RevenueChart.tsx';
import { Waiting } from './Waiting.tsx';

const Blocks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  minWidth: 0,
}));

/** Beside each other where a row has the room for a name, a state and an amount. */
const Previews = styled(Blocks)(({ theme }) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/**
 * What administrators and editors see of the platform (DASH-04, DASH-07, BACK-01, E17). What it earns, and what
 * waits for a decision, is for administrators, who decide.
 */
export function Overview() {
  const isAdministrator = useSession().role === 'AdminWorkerBadge';
  return (
    <Blocks>
      {isAdministrator && (
        <LoadingBlock>
          <Waiting />
        </LoadingBlock>
      )}
      <LoadingBlock>
        <CountTiles />
      </LoadingBlock>
      {isAdministrator && (
        <LoadingBlock>
          <RevenueChart />
        </LoadingBlock>
      )}
      {isAdministrator && (
        <LoadingBlock>
          <LearningCharts />
        </LoadingBlock>
      )}
      {isAdministrator && (
        <LoadingBlock>
          <CreditCharts />
        </LoadingBlock>
      )}
      <Previews>
        <LoadingBlock>
          <OrdersPreview />
        </LoadingBlock>
        <RedemptionsPreview />
      </Previews>
    </Blocks>
  );
}
