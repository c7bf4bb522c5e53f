import { z } from 'zod';
import type { EscoSkill } from '../catalogue/index.ts';
import type { CertificationScore } from '../exams/index.ts';

export const ESCO_FRAMEWORK = 'ESCO';

/** Open Badges 3.0, Alignment. ESCO is no kind of its own there, so the type is an extension. */
export const alignmentsOf = (skills: readonly EscoSkill[]) =>
  skills.map(({ url, name }) => ({
    type: ['Alignment'],
    targetName: name,
    targetUrl: url,
    targetCode: url.slice(url.lastIndexOf('/') + 1),
    targetFramework: ESCO_FRAMEWORK,
    targetType: 'ext:EscoSkill',
  }));

const percentages = { resultType: 'Percent', valueMin: '0', valueMax: '100' } as const;

/** What an exam measures: the whole, with what it takes to pass, then each area. */
export const resultDescriptionsOf = (
  achievementId: string,
  { thresholdPercent, areas }: CertificationScore,
) => [
  {
    id: `${achievementId}-result`,
    type: ['ResultDescription'],
    name: 'Esame di certificazione',
    ...percentages,
    requiredValue: String(thresholdPercent),
  },
  ...areas.map(({ name }, index) => ({
    id: `${achievementId}-area-${index + 1}`,
    type: ['ResultDescription'],
    name,
    ...percentages,
  })),
];

export const resultsOf = (achievementId: string, { percent, areas }: CertificationScore) => [
  result(`${achievementId}-result`, percent),
  ...areas.map((area, index) => result(`${achievementId}-area-${index + 1}`, area.percent)),
];

const result = (resultDescription: string, percent: number) => ({
  type: ['Result'],
  resultDescription,
  value: String(percent),
});

/** The page of the badge shows the result; anybody may open it. */
export const evidenceOf = (page: string, { percent, thresholdPercent }: CertificationScore) => [
  {
    id: page,
    type: ['Evidence'],
    name: 'Esame di certificazione',
    narrative: `Esame superato con il ${percent}% dei punti, soglia ${thresholdPercent}%.`,
    genre: 'Exam',
  },
];

const text = z.string();
const listed = <T extends z.ZodType>(item: T) => z.array(item).default([]);

/** The part of a credential that is read back for pages and sheets. */
const signed = z.object({
  validUntil: z.iso.datetime({ offset: true }).optional(),
  proof: z.array(z.object({ created: z.iso.datetime({ offset: true }) })).min(1),
  credentialSubject: z.object({
    result: listed(z.object({ resultDescription: text, value: text })),
    achievement: z.object({
      alignment: listed(
        z.object({ targetName: text, targetUrl: text, targetFramework: text.optional() }),
      ),
      resultDescription: listed(z.object({ id: text, name: text, requiredValue: text.optional() })),
    }),
  }),
});

export type SignedDetails = {
  signedAt: Date;
  validUntil: Date | null;
  alignments: EscoSkill[];
  score: CertificationScore | null;
};

/**
 * What a credential of ours says beside what its row repeats: it is the only place where this is kept.
 * @throws ZodError on a credential that we did not make
 */
export function signedDetails({ credential }: { credential: string }): SignedDetails {
  const { validUntil, proof, credentialSubject } = signed.parse(JSON.parse(credential));
  const { achievement, result: results } = credentialSubject;
  return {
    signedAt: new Date(proof[0]?.created ?? 0),
    validUntil: validUntil === undefined ? null : new Date(validUntil),
    alignments: achievement.alignment
      .filter(({ targetFramework }) => targetFramework === ESCO_FRAMEWORK)
      .map(({ targetName, targetUrl }) => ({ name: targetName, url: targetUrl })),
    score: scoreIn(achievement.resultDescription, results),
  };
}

/** For a page: a credential that is not as we made it says nothing here, and the page's own checks refuse it. */
export function shownDetails(badge: {
  credential: string;
}): Pick<SignedDetails, 'alignments' | 'score'> {
  try {
    const { alignments, score } = signedDetails(badge);
    return { alignments, score };
  } catch {
    return { alignments: [], score: null };
  }
}

type Signed = z.infer<typeof signed>['credentialSubject'];

function scoreIn(
  descriptions: Signed['achievement']['resultDescription'],
  results: Signed['result'],
): CertificationScore | null {
  const percents = new Map(
    results.map(({ resultDescription, value }) => [resultDescription, Number(value)]),
  );
  const measured = descriptions.flatMap(({ id, name, requiredValue }) => {
    const percent = percents.get(id);
    return percent === undefined ? [] : [{ name, percent, requiredValue }];
  });
  const whole = measured.find(({ requiredValue }) => requiredValue !== undefined);
  if (whole === undefined) return null;
  return {
    percent: whole.percent,
    thresholdPercent: Number(whole.requiredValue),
    areas: measured.filter((one) => one !== whole).map(({ name, percent }) => ({ name, percent })),
  };
}
