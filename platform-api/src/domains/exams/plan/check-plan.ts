import type { PlanContent } from './repository.ts';

export type PlanFault =
  | 'REQUIRED'
  | 'OUT_OF_RANGE'
  | 'NOT_HTTPS'
  | 'REPEATED'
  /** The area has fewer active questions. */
  | 'TOO_FEW_ACTIVE';

/** Paths such as `areas.1.drawn`; empty when all is well. */
export type PlanFaults = Record<string, PlanFault>;

/** Lowest and highest values; `attempts` may also be null. */
export const planLimits = {
  thresholdPercent: [1, 100],
  minutes: [1, 480],
  attempts: [1, 100],
  hoursBetween: [0, 720],
  validDays: [1, 3650],
  drawn: [0, 200],
} as const;

const MAX_URL = 500;

const isWithin = (value: number, [lowest, highest]: readonly [number, number]) =>
  Number.isInteger(value) && value >= lowest && value <= highest;

/**
 * Whether a plan can be stored, without regard to what the bank has.
 * @param takesHttp whether an external exam may be at this address without https
 */
export function planFaults(
  plan: PlanContent,
  takesHttp: (address: string) => boolean = () => false,
): PlanFaults {
  const faults: PlanFaults = {};
  for (const name of ['thresholdPercent', 'minutes', 'hoursBetween', 'validDays'] as const) {
    if (!isWithin(plan[name], planLimits[name])) faults[name] = 'OUT_OF_RANGE';
  }
  if (plan.attempts !== null && !isWithin(plan.attempts, planLimits.attempts)) {
    faults['attempts'] = 'OUT_OF_RANGE';
  }
  const seen = new Set<string>();
  for (const [place, { area, drawn }] of plan.areas.entries()) {
    if (seen.has(area)) faults[`areas.${place}.area`] = 'REPEATED';
    if (!isWithin(drawn, planLimits.drawn)) faults[`areas.${place}.drawn`] = 'OUT_OF_RANGE';
    seen.add(area);
  }
  if (plan.host === 'external') {
    const fault = addressFault(plan.externalUrl ?? '', takesHttp);
    if (fault !== null) faults['externalUrl'] = fault;
  } else if (!plan.areas.some(({ drawn }) => drawn > 0)) faults['areas'] = 'REQUIRED';
  return faults;
}

function addressFault(address: string, takesHttp: (address: string) => boolean): PlanFault | null {
  if (address === '') return 'REQUIRED';
  if (address.length > MAX_URL || !URL.canParse(address)) return 'NOT_HTTPS';
  const { protocol, username, password } = new URL(address);
  const isSecure = protocol === 'https:' || (protocol === 'http:' && takesHttp(address));
  return isSecure && username === '' && password === '' ? null : 'NOT_HTTPS';
}

/** Areas that have fewer active questions than the plan draws. */
export function areaFaults(
  plan: Pick<PlanContent, 'areas'>,
  bank: readonly { area: string; active: number }[],
): PlanFaults {
  const active = new Map(bank.map((area) => [area.area, area.active]));
  return Object.fromEntries(
    plan.areas.flatMap(({ area, drawn }, place) =>
      drawn > (active.get(area) ?? 0) ? [[`areas.${place}.drawn`, 'TOO_FEW_ACTIVE' as const]] : [],
    ),
  );
}
