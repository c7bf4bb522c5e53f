import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

const sweep = keyframes({
  from: { backgroundPosition: '180% 0' },
  to: { backgroundPosition: '-80% 0' },
});

const Bone = styled('span')(({ theme }) => ({
  display: 'block',
  borderRadius: theme.radius.sm,
  backgroundColor: theme.vars.palette.background.sunken,
  backgroundImage: `linear-gradient(100deg, transparent 30%, ${theme.vars.palette.border.subtle} 50%, transparent 70%)`,
  backgroundSize: '200% 100%',
  animation: `${sweep} 1.4s linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { backgroundImage: 'none' },
}));

/** One bone of a skeleton. Give the size of what will stand there. Wrap bones in a SkeletonGroup. */
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
  const style: CSSProperties = { width };
  if (aspectRatio !== undefined) style.aspectRatio = aspectRatio;
  else style.height = height;
  if (radius !== undefined) style.borderRadius = radius;
  return <Bone style={style} />;
}
