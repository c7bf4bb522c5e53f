/** 1 revenue and profit sharing, 2 reward credits (brass), 3 a neutral third. */
export type ChartTone = 1 | 2 | 3;

export type ChartPoint = {
  /** Short, on the axis: "mar". */
  label: string;
  /** Whole, in the table and for screen readers: "marzo 2026". */
  name?: string;
  value: number;
  /** The month in progress is lighter. */
  isPartial?: boolean;
};

export type ChartProps = {
  title: string;
  kind?: 'bar' | 'line';
  points: readonly ChartPoint[];
  /** Values as shown: an amount, a count. */
  format: (value: number) => string;
  tone?: ChartTone;
  /** All points on narrow charts too, in place of the last half year: for labels of a sign or two. */
  isWhole?: boolean;
  /** Heads of the table behind "Vedi i dati". */
  heads: { label: string; value: string };
};
