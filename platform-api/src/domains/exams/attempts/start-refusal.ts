import type { DomainError } from '../../../errors.ts';
import { examErrors } from '../errors.ts';
import type { ExamKind } from '../questions/question.ts';
import { startsAgain } from './clock.ts';
import type { EndedAttempt, ExamPlan } from './repository.ts';

/** Hours between attempts are of the certification; a simulation is taken as often as one wants (E157). */
export const hoursBetween = (kind: ExamKind, plan: Pick<ExamPlan, 'hoursBetween'>): number =>
  kind === 'certification' ? plan.hoursBetween : 0;

/**
 * Why a learner cannot begin an attempt now (E157, E158); null when they can.
 * @param facts.ended attempts of this exam, the last first
 * @param facts.progress of the course, 0 to 100
 */
export function startRefusal(facts: {
  kind: ExamKind;
  plan: Pick<ExamPlan, 'host' | 'hoursBetween'>;
  hasRight: boolean;
  progress: number;
  ended: readonly Pick<EndedAttempt, 'endedAt' | 'isPassed'>[];
  now: Date;
}): DomainError | null {
  const { kind, plan, hasRight, progress, ended, now } = facts;
  const isCertification = kind === 'certification';
  if (isCertification && ended.some(({ isPassed }) => isPassed)) {
    return examErrors.EXAM_ALREADY_PASSED();
  }
  if (!hasRight) return examErrors.EXAM_NOT_PAID();
  if (isCertification && progress !== 100) return examErrors.EXAM_NEEDS_COMPLETION();
  if (plan.host === 'external') return examErrors.EXAM_IS_EXTERNAL();
  const hours = hoursBetween(kind, plan);
  const from = startsAgain(ended[0], hours);
  if (from !== null && from > now) return examErrors.EXAM_TOO_SOON({ params: { hours } });
  return null;
}
