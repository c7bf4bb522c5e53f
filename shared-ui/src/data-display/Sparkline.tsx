import { styled } from '@mui/material/styles';

const WIDTH = 96;
const HEIGHT = 32;
/** Half of the line stays inside at the edges. */
const EDGE = 1;

// That of MUI X is 95 kB compressed, for a dashboard of editors that has no other chart.
const Plot = styled('svg')(({ theme }) => ({
  display: 'block',
  // Narrower where there is less room, never below what stands beside it.
  flex: `0 1 ${WIDTH}px`,
  minWidth: 0,
  color: theme.vars.palette.chart[1],
}));

/**
 * The course of a figure without its numbers, which stand beside it in words: hidden from screen readers.
 * @param values oldest first; what leads to the last one, which is not over yet, is lighter
 */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const points = values.map((value, place) => ({
    x: EDGE + (place / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - (Math.max(0, value) / most) * (HEIGHT - 2 * EDGE),
  }));
  const line = (shown: typeof points) => shown.map(({ x, y }) => `${x},${y}`).join(' ');
  const shared = {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  } as const;
  return (
    <Plot height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <polygon
        points={`${EDGE},${HEIGHT} ${line(points)} ${WIDTH - EDGE},${HEIGHT}`}
        fill="currentColor"
        fillOpacity={0.15}
      />
      <polyline points={line(points.slice(0, -1))} strokeLinejoin="round" {...shared} />
      <polyline points={line(points.slice(-2))} strokeOpacity={0.45} {...shared} />
    </Plot>
  );
}
