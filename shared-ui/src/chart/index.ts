export { AreaChart } from './AreaChart.tsx';
export { Chart } from './Chart.tsx';
export type { AreaChartProps, ChartPoint, ChartProps, ChartTone } from './chart-props.ts';
