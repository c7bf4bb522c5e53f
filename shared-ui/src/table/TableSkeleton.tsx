import { styled } from '@mui/material/styles';
import { Card } from '../data-display/Card.tsx';
import { Skeleton } from '../states/Skeleton.tsx';
import { SkeletonGroup } from '../states/SkeletonGroup.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  alignItems: 'center',
  height: 60,
  padding: theme.spacing(0, 4),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** Skeleton of a DataTable: the head, and rows of its height. */
export function TableSkeleton({ rows = 10, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <SkeletonGroup>
      <Card>
        <Skeleton height={48} radius="15px 15px 0 0" />
        {Array.from({ length: rows }, (_, row) => (
          <Row key={row}>
            {Array.from({ length: columns }, (_, column) => (
              <Skeleton key={column} width={column === 0 ? '60%' : '80%'} />
            ))}
          </Row>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
