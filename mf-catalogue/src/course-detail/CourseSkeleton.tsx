import { styled } from '@mui/material/styles';
import { Skeleton, SkeletonGroup } from 'shared-ui';
import { Columns, Main, Side } from './layout.ts';

const Band = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.sunken,
  minHeight: '21rem',
}));

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  paddingTop: theme.spacing(6),
}));

/** The shape of the course page while it loads. */
export function CourseSkeleton() {
  return (
    <SkeletonGroup>
      <Band />
      <Columns>
        <Side>
          <Skeleton height="30rem" radius={16} />
        </Side>
        <Main>
          <Lines>
            <Skeleton height="3rem" />
            <Skeleton width="40%" height="2rem" />
            <Skeleton />
            <Skeleton width="90%" />
            <Skeleton width="70%" />
            <Skeleton height="14rem" radius={16} />
          </Lines>
        </Main>
      </Columns>
    </SkeletonGroup>
  );
}
