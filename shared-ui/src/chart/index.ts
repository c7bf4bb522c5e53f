export { Chart, type ChartPoint, type ChartProps, type ChartTone } from './Chart.tsx';
