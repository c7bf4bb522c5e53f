export const PLOT_HEIGHT = 260;

/** Room for the words of the value axis: a sign is about 7 px wide. */
const SIGN = 7;
const GAP = 16;
const HEADROOM = 1.12;

/** What all plots have. */
export const gridOf = (width: number) =>
  ({
    width,
    hideLegend: true,
    skipAnimation: true,
    // The frame has the values as its name, and the table below them one by one.
    disableKeyboardNavigation: true,
    grid: { horizontal: true },
    margin: { top: 24, right: 8, bottom: 0, left: 0 },
  }) as const;

/**
 * What the words above the last bar need beside the plot, in px: where bars are narrow they are wider than it.
 * @param axisWidth of the value axis
 */
export const besideLastBar = (
  words: string,
  { width, axisWidth, bars }: { width: number; axisWidth: number; bars: number },
): number => Math.max(0, (words.length * SIGN - (width - axisWidth) / bars) / 2);

/** The axis of the values, from 0. */
export const axisOf = (values: readonly number[], format: (value: number) => string) => ({
  // Above the highest value is room for its words, which the plot would cut off.
  domainLimit: (_least: unknown, most: { valueOf(): number }) => ({
    min: 0,
    max: Number(most) * HEADROOM,
  }),
  tickNumber: 4,
  // Cents and counts are whole: one exam has no half above it.
  tickMinStep: 1,
  width: Math.max(...values.map((value) => format(value).length)) * SIGN + GAP,
  disableLine: true,
  disableTicks: true,
  valueFormatter: (value: number) => format(value),
});
