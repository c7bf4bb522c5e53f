export { Chart } from './Chart.tsx';
export type { ChartPoint, ChartProps, ChartTone } from './chart-props.ts';
