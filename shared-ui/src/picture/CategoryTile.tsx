import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { tileDrawing } from './cover.ts';
import { SvgTree } from './SvgTree.tsx';

const Svg = styled('svg')(({ theme }) => ({ flex: 'none', borderRadius: theme.radius.md }));

type CategoryTileProps = {
  category: string | number;
  kind?: 0 | 1 | 2 | 3;
  size?: number;
  /** Pale ground in place of the deep one. */
  isLight?: boolean;
};

/** Square sign of a category, decorative. */
export const CategoryTile = memo(function CategoryTile({
  category,
  kind = 0,
  size = 56,
  isLight = false,
}: CategoryTileProps) {
  return (
    <Svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      style={size < 40 ? { borderRadius: 6 } : undefined}
    >
      <SvgTree nodes={tileDrawing(category, { kind, isLight })} />
    </Svg>
  );
});
