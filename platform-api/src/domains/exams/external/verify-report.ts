import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { z } from 'zod';
import type { ExamIssuer } from '../../../exam-issuers.ts';
import type { Platform } from '../../../platform.ts';
import { reportErrors } from './errors.ts';

/** Signatures by a key pair only: a shared secret would let us write reports ourselves. */
const ALGORITHMS = ['ES256', 'ES384', 'EdDSA', 'RS256', 'PS256'];
/** A report that waited longer is not believed; the examiner signs it again. */
const MAX_AGE = '7d';

const seconds = z
  .number()
  .int()
  .min(1)
  .max(4_102_444_800)
  .transform((value) => new Date(value * 1000));

const claims = z.object({
  iss: z.string(),
  jti: z.string().min(1).max(200),
  sub: z.uuid(),
  exp: z.number(),
  startedAt: seconds,
  endedAt: seconds,
  percent: z.number().int().min(0).max(100),
});

export type Report = {
  examiner: ExamIssuer;
  /** One report is taken once. */
  reportId: string;
  /** What the link of the exam named the candidate by: their right to it. */
  candidate: string;
  startedAt: Date;
  endedAt: Date;
  percent: number;
};

/** The audience that reports must name: this installation's address for them. */
export const reportAudience = ({ config }: Platform): string =>
  `${config.publicUrl}/api/Exams/Results`;

/**
 * Reads a signed report: RFC 7519, with `startedAt` and `endedAt` in seconds and `percent`.
 * @throws EXAM_REPORT_INVALID
 */
export async function verifyReport(platform: Platform, token: string): Promise<Report> {
  try {
    const { iss } = decodeJwt(token);
    const examiner = platform.examiners.find(({ issuer }) => issuer === iss);
    if (examiner === undefined) throw new Error('unknown issuer');
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: examiner.keys }), {
      issuer: examiner.issuer,
      audience: reportAudience(platform),
      algorithms: ALGORITHMS,
      requiredClaims: ['iat', 'exp', 'jti', 'sub'],
      maxTokenAge: MAX_AGE,
      clockTolerance: 30,
      currentDate: platform.clock.now(),
    });
    const { jti, sub, startedAt, endedAt, percent } = claims.parse(payload);
    return { examiner, reportId: jti, candidate: sub, startedAt, endedAt, percent };
  } catch (error) {
    platform.log.warn({ err: error }, 'a report of an exam is refused');
    throw reportErrors.EXAM_REPORT_INVALID();
  }
}
