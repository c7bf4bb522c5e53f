import type { SealFaults } from '../release/integrity.ts';
import type { Candidate } from './candidate.ts';
import type { Refusal } from './gate-refusal.ts';
import { offerRules } from './offer-rules.ts';
import type { Platform } from './platform.ts';
import { rules, sealRules } from './rules.ts';

/** Whether these are the files that were built; checked first, and alone when they are not. */
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
 * What may have changed since the candidate was judged: another operator published a remote or a shell in
 * between. Checked again against the state that the change is made on.
 */
export function judgeBesides(candidate: Candidate, platform: Platform): Refusal[] {
  const reasons = ['route-clash', 'slot-clash', ...Object.keys(offerRules)] as RuleName[];
  return refusalsBy(reasons, candidate, platform);
}

type RuleName = keyof typeof rules;

function refusalsBy(reasons: RuleName[], candidate: Candidate, platform: Platform): Refusal[] {
  return reasons.flatMap((reason) =>
    rules[reason](candidate, platform).map((sentence) => ({ reason, sentence })),
  );
}
