import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';
import type { ChartProps } from './chart-props.ts';
import { axisOf, besideLastBar, gridOf, PLOT_HEIGHT } from './plot-parts.ts';

/** Narrow charts show the last half year. */
const NARROW = 460;
const FEW = 6;

export type PlotProps = Pick<ChartProps, 'points' | 'format'> & {
  kind: 'bar' | 'line';
  tone: 1 | 2 | 3;
  title: string;
  isWhole: boolean;
  /** Measured by the frame. */
  width: number;
};

/** Bars or a line by MUI X: one axis, few lines, the highest and the last value written at the bars. */
export function Plot({ kind, points, format, tone, title, width, isWhole }: PlotProps) {
  const theme = useTheme();
  const shown = width < NARROW && !isWhole ? points.slice(-FEW) : points;
  const values = shown.map(({ value }) => value);
  const highest = values.indexOf(Math.max(...values));
  const color = theme.vars.palette.chart[tone];
  const lighter = `color-mix(in srgb, ${color} 45%, transparent)`;
  const valueAxis = axisOf(values, format);
  const shared = { ...gridOf(width), height: PLOT_HEIGHT, yAxis: [valueAxis] };
  const names = shown.map(({ name, label }) => name ?? label);
  const labelOf = (name: string) =>
    shown.find((point) => (point.name ?? point.label) === name)?.label ?? name;
  const axis = {
    data: names,
    disableLine: true,
    disableTicks: true,
    valueFormatter: (name: string, { location }: { location: string }) =>
      location === 'tick' ? labelOf(name) : name,
  };
  if (kind === 'line') {
    return (
      <LineChart
        {...shared}
        xAxis={[{ ...axis, scaleType: 'point' }]}
        series={[
          {
            data: values,
            label: title,
            color,
            curve: 'linear',
            showMark: true,
            valueFormatter: (value) => (value === null ? '' : format(value)),
          },
        ]}
      />
    );
  }
  const room = { width, axisWidth: valueAxis.width, bars: shown.length };
  const overhang = besideLastBar(format(values.at(-1) ?? 0), room);
  return (
    <BarChart
      {...shared}
      margin={{ ...shared.margin, right: shared.margin.right + overhang }}
      // Bars end where they do; only the words above the last one would be cut off.
      sx={{ '& [clip-path]': { clipPath: 'none' } }}
      borderRadius={4}
      xAxis={[
        {
          ...axis,
          scaleType: 'band',
          categoryGapRatio: 0.4,
          colorMap: {
            type: 'ordinal',
            values: names,
            colors: shown.map(({ isPartial }) => (isPartial ? lighter : color)),
          },
        },
      ]}
      series={[
        {
          data: values,
          label: title,
          valueFormatter: (value) => (value === null ? '' : format(value)),
          // Where they say something: at the highest and the last.
          barLabel: ({ dataIndex, value }) =>
            value && (dataIndex === highest || dataIndex === values.length - 1)
              ? format(value)
              : null,
          barLabelPlacement: 'outside',
        },
      ]}
    />
  );
}
