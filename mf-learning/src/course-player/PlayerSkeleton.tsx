import { styled } from '@mui/material/styles';
import { Skeleton, SkeletonGroup } from 'shared-ui';

const Bar = styled('div')(({ theme }) => ({
  height: theme.spacing(14),
  backgroundColor: theme.vars.palette.background.band,
  [theme.breakpoints.up('md')]: { height: theme.spacing(16) },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
}));

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(4),
  padding: theme.spacing(6),
}));

/** The player before its course is there: bar, stage, text, lessons. */
export function PlayerSkeleton() {
  return (
    <SkeletonGroup>
      <Bar />
      <Columns>
        <div>
          <Skeleton aspectRatio="16 / 9" radius={0} />
          <Lines>
            <Skeleton width="40%" height="2rem" />
            <Skeleton width="90%" />
            <Skeleton width="75%" />
          </Lines>
        </div>
        <Lines>
          {[64, 80, 72, 88, 60, 76].map((width) => (
            <Skeleton key={width} width={`${width}%`} height="1.5rem" />
          ))}
        </Lines>
      </Columns>
    </SkeletonGroup>
  );
}
