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

export type AreaChartProps = {
  title: string;
  /** Of the points: short on the axis, whole in the table and for screen readers. */
  labels: readonly { label: string; name: string }[];
  /** From the lowest up; a value for each label. */
  series: readonly { name: string; tone: ChartTone; values: readonly number[] }[];
  /** Values as shown. */
  format: (value: number) => string;
  /** Behind "Vedi i dati". */
  table: {
    /** Head of the labels. */
    label: string;
    columns: readonly { head: string; values: readonly number[] }[];
  };
};
