import { styled } from '@mui/material/styles';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonGroup } from './SkeletonGroup.tsx';

const Shape = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  maxWidth: theme.layout.appContentMax,
  marginInline: 'auto',
  padding: theme.spacing(8, 4),
}));

/** A page whose shape is not known yet: its code is on the way. */
export function PageSkeleton() {
  return (
    <SkeletonGroup>
      <Shape>
        <Skeleton width="9rem" height="0.875rem" />
        <Skeleton width="min(26rem, 80%)" height="2.5rem" radius={10} />
        <Skeleton height="14rem" radius={16} />
        <Skeleton width="70%" />
        <Skeleton width="55%" />
      </Shape>
    </SkeletonGroup>
  );
}
