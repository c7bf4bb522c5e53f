/**
 * What the answers of one question add up to; each person counts once. `rest` is the share of the points that a
 * person scored on the other questions of the same attempt, from 0 to 1.
 */
export type AnswerSums = {
  answers: number;
  right: number;
  /** Answers in attempts that passed, and the right ones of them. */
  passed: number;
  passedRight: number;
  /** Answers that have other questions beside them; the sums below are of these. */
  compared: number;
  comparedRight: number;
  restSum: number;
  restSquareSum: number;
  /** Of the rests of those who were right. */
  rightRestSum: number;
  /** How many people chose each option. */
  chosen: Readonly<Record<string, number>>;
};

export type QuestionStatistics = {
  /** From 0 to 1, as all shares. */
  rightShare: number;
  /** Of those who passed, and of those who did not; null where there are none. */
  rightShareOfPassed: number | null;
  rightShareOfFailed: number | null;
  /** From -1 to 1; null where everybody, or nobody, was right or did equally well. */
  discrimination: number | null;
  /** Of each option that anybody chose. */
  chosenShares: Record<string, number>;
  /** The question says little about who knows the matter: somebody should read it again. */
  needsReview: boolean;
};

/** Below it, chance says more than the answers do. */
export const ENOUGH_ANSWERS = 20;

/** Ebel's bound: below it a question hardly tells who knows from who does not. */
export const LOW_DISCRIMINATION = 0.2;

/** Null until enough people have answered. */
export function questionStatistics(sums: AnswerSums): QuestionStatistics | null {
  const { answers, right, passed, passedRight, chosen } = sums;
  if (answers < ENOUGH_ANSWERS) return null;
  const discrimination = discriminationOf(sums);
  return {
    rightShare: right / answers,
    rightShareOfPassed: share(passedRight, passed),
    rightShareOfFailed: share(right - passedRight, answers - passed),
    discrimination,
    chosenShares: Object.fromEntries(
      Object.entries(chosen).map(([id, people]) => [id, people / answers]),
    ),
    needsReview: discrimination !== null && discrimination < LOW_DISCRIMINATION,
  };
}

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/**
 * The corrected item-total point-biserial correlation: r = (M1 - M0) / s * sqrt(p * (1 - p)), with M1 and M0 the
 * mean rests of who was right and who was not, s the deviation of all rests (of the population), and p the share
 * that was right. Corrected: the rest leaves the question itself out, which would correlate with itself.
 */
export function discriminationOf(
  sums: Pick<
    AnswerSums,
    'compared' | 'comparedRight' | 'restSum' | 'restSquareSum' | 'rightRestSum'
  >,
): number | null {
  const { compared, comparedRight, restSum, restSquareSum, rightRestSum } = sums;
  const wrong = compared - comparedRight;
  if (comparedRight === 0 || wrong === 0) return null;
  const mean = restSum / compared;
  const variance = restSquareSum / compared - mean * mean;
  // Equal rests leave a rounding error, not a deviation.
  if (variance < 1e-12) return null;
  const p = comparedRight / compared;
  const difference = rightRestSum / comparedRight - (restSum - rightRestSum) / wrong;
  return (difference / Math.sqrt(variance)) * Math.sqrt(p * (1 - p));
}
