import { styled } from '@mui/material/styles';
import { omitProps } from '../theme/forward-props.ts';
import { Skeleton } from '../states/Skeleton.tsx';
import { SkeletonGroup } from '../states/SkeletonGroup.tsx';

/** Cards of a list: as many columns as fit, at most `columns`. Children are `li`. */
export const CourseGrid = styled('ul', { shouldForwardProp: omitProps('columns') })<{
  columns?: 2 | 3 | 4;
}>(({ theme, columns = 3 }) => ({
  display: 'grid',
  gap: theme.spacing(8, 6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  },
}));

const Shape = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > hr': {
    width: '100%',
    height: 1,
    border: 0,
    margin: theme.spacing(1, 0, 0),
    backgroundColor: theme.vars.palette.divider,
  },
  '& > div': { display: 'flex', justifyContent: 'space-between' },
}));

/** Skeleton of a grid of course cards. */
export function CourseGridSkeleton({
  count = 3,
  columns = 3,
}: {
  count?: number;
  columns?: 2 | 3 | 4;
}) {
  return (
    <SkeletonGroup>
      <CourseGrid columns={columns}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Shape>
              <Skeleton aspectRatio="16 / 9" radius={16} />
              <Skeleton width="45%" height={14} />
              <Skeleton width="92%" height={20} />
              <Skeleton width="64%" height={20} />
              <Skeleton width="38%" height={14} />
              <hr />
              <div>
                <Skeleton width={84} height={22} />
                <Skeleton width={104} height={22} />
              </div>
            </Shape>
          </li>
        ))}
      </CourseGrid>
    </SkeletonGroup>
  );
}
