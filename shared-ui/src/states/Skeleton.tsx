import MuiSkeleton from '@mui/material/Skeleton';
import type { CSSProperties } from 'react';

/** One bone of a skeleton. Give the size of the coming content. Wrap bones in a SkeletonGroup. */
export function Skeleton({
  width = '100%',
  height = '1em',
  radius,
  aspectRatio,
}: {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
  aspectRatio?: CSSProperties['aspectRatio'];
}) {
  const shape = aspectRatio === undefined ? { height } : { aspectRatio };
  return <MuiSkeleton style={{ width, ...shape, borderRadius: radius }} />;
}
