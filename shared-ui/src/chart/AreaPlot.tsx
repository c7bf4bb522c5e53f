import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AreaChartProps } from './chart-props.ts';
import { axisOf, gridOf, PLOT_HEIGHT } from './plot-parts.ts';

/** Where there is less room, every other point has its label. */
const NARROW = 460;

/** Areas one upon the other, the last sum marked. */
export function AreaPlot({
  labels,
  series,
  format,
  width,
}: Pick<AreaChartProps, 'labels' | 'series' | 'format'> & { width: number }) {
  const theme = useTheme();
  const last = labels.length - 1;
  const sums = labels.map((_, place) =>
    series.reduce((sum, { values }) => sum + (values[place] ?? 0), 0),
  );
  const names = labels.map(({ name }) => name);
  const isNarrow = width < NARROW;
  return (
    <LineChart
      {...gridOf(width)}
      // The last label stands in the middle of the plot's edge.
      margin={{ ...gridOf(width).margin, right: 20 }}
      height={PLOT_HEIGHT}
      sx={{
        // The colours of the design, not lighter ones.
        '& .MuiLineChart-area': { filter: 'none' },
        '& .MuiLineChart-mark': { fill: theme.vars.palette.background.paper },
      }}
      yAxis={[axisOf(sums, format)]}
      xAxis={[
        {
          data: names,
          scaleType: 'point',
          disableLine: true,
          disableTicks: true,
          tickLabelInterval: (_name: string, place: number) => !isNarrow || place % 2 === 0,
          valueFormatter: (name: string, { location }: { location: string }) =>
            location === 'tick'
              ? (labels.find((label) => label.name === name)?.label ?? name)
              : name,
        },
      ]}
      series={series.map(({ name, tone, values }, place) => ({
        id: name,
        label: name,
        data: [...values],
        color: theme.vars.palette.chart[tone],
        area: true,
        stack: 'all',
        curve: 'linear' as const,
        shape: 'circle' as const,
        showMark: ({ index }: { index: number }) => index === last && place === series.length - 1,
        valueFormatter: (value: number | null) => (value === null ? '' : format(value)),
      }))}
    />
  );
}
