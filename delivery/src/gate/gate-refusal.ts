import { ReleaseRefusal } from '../release/release-refusal.ts';
import type { Reason } from './rules.ts';

export type Refusal = {
  reason: Reason;
  /** The fault and its remedy. */
  sentence: string;
};

/** Refusal by the gate. The message has every sentence. */
export class GateRefusal extends ReleaseRefusal {
  readonly refusals: Refusal[];

  /** @param name a remote or the shell, with its version where that is not plain. */
  constructor(name: string, refusals: Refusal[]) {
    const lines = refusals.map(({ reason, sentence }) => `  ${reason}: ${sentence}`);
    super(`${name} is not served:\n${lines.join('\n')}`);
    this.refusals = refusals;
  }
}
