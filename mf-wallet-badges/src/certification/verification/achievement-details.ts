import { at, idOf, listOf, type JsonObject } from './reading.ts';

const subjectOf = (credential: JsonObject) => at(credential, 'credentialSubject');

/** Name and address of each skill of ESCO that a credential names, in its order. */
export const signedAlignments = (credential: JsonObject): [unknown, unknown][] =>
  listOf(at(subjectOf(credential), 'achievement', 'alignment'))
    .filter((alignment) => at(alignment, 'targetFramework') === 'ESCO')
    .map((alignment) => [at(alignment, 'targetName'), at(alignment, 'targetUrl')]);

export type SignedScore = {
  percent: number;
  thresholdPercent: number;
  areas: [unknown, number][];
};

/**
 * What an exam came to: the measure with a value that it takes, then the others as areas; null where the
 * credential says nothing of it.
 */
export function signedScore(credential: JsonObject): SignedScore | null {
  const subject = subjectOf(credential);
  const percents = new Map(
    listOf(at(subject, 'result')).map((result) => [
      at(result, 'resultDescription'),
      Number(at(result, 'value')),
    ]),
  );
  const measured = listOf(at(subject, 'achievement', 'resultDescription')).flatMap((measure) => {
    const percent = percents.get(idOf(measure));
    return percent === undefined ? [] : [{ measure, percent }];
  });
  const whole = measured.find(({ measure }) => at(measure, 'requiredValue') !== undefined);
  if (whole === undefined) return null;
  return {
    percent: whole.percent,
    thresholdPercent: Number(at(whole.measure, 'requiredValue')),
    areas: measured
      .filter((one) => one !== whole)
      .map(({ measure, percent }) => [at(measure, 'name'), percent]),
  };
}
