import { styled } from '@mui/material/styles';
import { Skeleton, SkeletonGroup } from 'shared-ui';

const Bar = styled('div')(({ theme }) => ({
  height: theme.spacing(14),
  backgroundColor: theme.vars.palette.background.band,
  [theme.breakpoints.up('md')]: { height: theme.spacing(16) },
}));

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  maxWidth: '60rem',
  padding: theme.spacing(6, 4),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8, 10) },
}));

/** The exam before it is there: bar, heading, rows. */
export function ExamSkeleton() {
  return (
    <SkeletonGroup>
      <Bar />
      <Lines>
        <Skeleton width="60%" height="2rem" />
        <Skeleton width="90%" />
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} width="100%" height="3.5rem" />
        ))}
      </Lines>
    </SkeletonGroup>
  );
}
