export type Scored = { area: string; points: number; isRight: boolean };
export type AreaScore = { area: string; points: number; maxPoints: number; percent: number };
export type Score = {
  points: number;
  maxPoints: number;
  /** Whole percent, rounded down. */
  percent: number;
  isPassed: boolean;
  /** In the order in which they first come. */
  areas: AreaScore[];
};

/** Points and areas of an attempt. Points are integers, so no result hangs on rounding. */
export function scoreOf(questions: readonly Scored[], thresholdPercent: number): Score {
  const areas = new Map<string, { points: number; maxPoints: number }>();
  for (const { area, points, isRight } of questions) {
    const sum = areas.get(area) ?? { points: 0, maxPoints: 0 };
    areas.set(area, {
      points: sum.points + (isRight ? points : 0),
      maxPoints: sum.maxPoints + points,
    });
  }
  const all = [...areas.values()];
  const points = all.reduce((sum, area) => sum + area.points, 0);
  const maxPoints = all.reduce((sum, area) => sum + area.maxPoints, 0);
  const percent = percentOf(points, maxPoints);
  return {
    points,
    maxPoints,
    percent,
    isPassed: maxPoints > 0 && percent >= thresholdPercent,
    areas: [...areas].map(([area, sum]) => ({
      area,
      ...sum,
      percent: percentOf(sum.points, sum.maxPoints),
    })),
  };
}

/** Points that a candidate lacks to pass; 0 when passed. */
export const missingPoints = (points: number, maxPoints: number, thresholdPercent: number) =>
  Math.max(0, Math.ceil((thresholdPercent * maxPoints) / 100) - points);

const percentOf = (points: number, maxPoints: number): number =>
  maxPoints === 0 ? 0 : Math.floor((points * 100) / maxPoints);
