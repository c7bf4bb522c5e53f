export { Chart, type ChartPoint, type ChartProps, type ChartTone } from './Chart.tsx';
export { niceScale } from './scale.ts';
