import type { SealFaults } from '../release/integrity.ts';
import type { Candidate } from './candidate.ts';
import type { Platform } from './platform.ts';
import { rules, sealRules } from './rules.ts';
import type { Reason } from './rules.ts';

export interface Refusal {
  reason: Reason;
  /** What is wrong and what to do. */
  sentence: string;
}

/** Whether these are the files that were built; asked first, and alone when they are not. */
export function judgeSeal(faults: SealFaults): Refusal[] {
  return (['file-unsigned', 'file-altered'] as const).flatMap((reason) =>
    sealRules[reason](faults).map((sentence) => ({ reason, sentence })),
  );
}

/** Everything else that speaks against a release; none lets it pass. */
export function judge(candidate: Candidate, platform: Platform): Refusal[] {
  return refusalsBy(Object.keys(rules) as RuleName[], candidate, platform);
}

/**
 * What may have changed since the candidate was judged: another operator published in between. Asked again
 * for the very state on which the change is made.
 */
export function judgeBesides(candidate: Candidate, platform: Platform): Refusal[] {
  return refusalsBy(['route-clash', 'slot-clash'], candidate, platform);
}

type RuleName = keyof typeof rules;

function refusalsBy(reasons: RuleName[], candidate: Candidate, platform: Platform): Refusal[] {
  return reasons.flatMap((reason) =>
    rules[reason](candidate, platform).map((sentence) => ({ reason, sentence })),
  );
}

/** The gate said no. The message has every sentence. */
export class GateRefusal extends Error {
  readonly refusals: Refusal[];

  constructor(key: string, refusals: Refusal[]) {
    const lines = refusals.map(({ reason, sentence }) => `  ${reason}: ${sentence}`);
    super(`${key} is not published:\n${lines.join('\n')}`);
    this.refusals = refusals;
  }
}
