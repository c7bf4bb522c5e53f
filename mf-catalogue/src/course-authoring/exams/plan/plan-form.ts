import type { IntlShape } from 'react-intl';
import { object, string, validators } from 'shared-ui/forms';
import type { PlanBody, WirePlan, WirePlans } from '../api.ts';
import { messages } from './messages.ts';

export type Host = 'ours' | 'external' | 'none';

export type PlanForm = {
  host: Host;
  externalUrl: string;
  thresholdPercent: string;
  minutes: string;
  /** '' for as many as one wants. */
  attempts: string;
  hoursBetween: string;
  validDays: string;
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
  /** Areas of the bank that are not here draw nothing. */
  areas: { area: string; drawn: number }[];
};

/** What a new plan begins with (E157). */
const fresh = {
  certification: { attempts: 2, hoursBetween: 24 },
  simulation: { attempts: null, hoursBetween: 0 },
} as const;

/** The plan as its form shows it; a course without the exam begins with the usual numbers. */
export function formOfPlan(plans: WirePlans, kind: 'certification' | 'simulation'): PlanForm {
  const plan: Omit<WirePlan, 'host' | 'updatedAt'> = plans[kind] ?? {
    externalUrl: null,
    thresholdPercent: 70,
    minutes: 40,
    validDays: 365,
    shufflesQuestions: true,
    shufflesOptions: true,
    areas: [],
    ...fresh[kind],
  };
  return {
    host: plans[kind]?.host ?? 'none',
    externalUrl: plan.externalUrl ?? '',
    thresholdPercent: String(plan.thresholdPercent),
    minutes: String(plan.minutes),
    attempts: plan.attempts === null ? '' : String(plan.attempts),
    hoursBetween: String(plan.hoursBetween),
    validDays: String(plan.validDays),
    shufflesQuestions: plan.shufflesQuestions,
    shufflesOptions: plan.shufflesOptions,
    areas: plan.areas,
  };
}

export const bodyOfPlan = ({ host, ...form }: PlanForm, stored: WirePlan | null): PlanBody => ({
  updatedAt: stored?.updatedAt ?? null,
  plan:
    host === 'none'
      ? null
      : {
          host,
          externalUrl: host === 'external' ? form.externalUrl.trim() : null,
          thresholdPercent: Number(form.thresholdPercent),
          minutes: Number(form.minutes),
          attempts: form.attempts.trim() === '' ? null : Number(form.attempts),
          hoursBetween: Number(form.hoursBetween),
          validDays: Number(form.validDays),
          shufflesQuestions: form.shufflesQuestions,
          shufflesOptions: form.shufflesOptions,
          areas: form.areas.filter(({ drawn }) => drawn > 0),
        },
});

/** The server's own limits. */
const limits = {
  thresholdPercent: [1, 100],
  minutes: [1, 480],
  attempts: [1, 100],
  hoursBetween: [0, 720],
  validDays: [1, 3650],
} as const;

/** With https; or that of the demo examiner, at the host of this page: whether there is one, the server knows. */
const isSecure = (address: string): boolean => {
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  const isDemo = url.protocol === 'http:' && url.hostname === window.location.hostname;
  return url.protocol === 'https:' || isDemo;
};

/** Rules of the form; areas are checked against the bank by `areaFault`. */
export function planSchema(intl: IntlShape) {
  const whole = (name: keyof typeof limits) => {
    const [lowest, highest] = limits[name];
    const text = intl.formatMessage(messages.range, { lowest, highest });
    return validators.text().test('range', text, (typed) => {
      if (!typed) return true;
      const value = Number(typed);
      return Number.isInteger(value) && value >= lowest && value <= highest;
    });
  };
  return object({
    externalUrl: string().when('host', {
      is: 'external',
      // oxlint-disable-next-line unicorn/no-thenable -- the name is yup's
      then: (schema) =>
        validators
          .required(schema)
          .test(
            'https',
            intl.formatMessage(messages.urlInvalid),
            (typed) => !typed || isSecure(typed),
          ),
    }),
    thresholdPercent: validators.required(whole('thresholdPercent')),
    minutes: validators.required(whole('minutes')),
    attempts: whole('attempts'),
    hoursBetween: validators.required(whole('hoursBetween')),
    validDays: validators.required(whole('validDays')),
  });
}

/** The areas of a plan, then those that the bank has besides: it may have got them after the plan was read. */
export function withBankAreas(
  areas: PlanForm['areas'],
  bank: WirePlans['areas'],
): PlanForm['areas'] {
  const planned = new Set(areas.map(({ area }) => area));
  const others = bank.filter(({ area }) => !planned.has(area));
  return [...areas, ...others.map(({ area }) => ({ area, drawn: 0 }))];
}

/** How many questions of an area are active when the plan draws more; null when all is well. */
export function tooFewActive(
  { area, drawn }: PlanForm['areas'][number],
  bank: WirePlans['areas'],
): number | null {
  const active = bank.find((known) => known.area === area)?.active ?? 0;
  return drawn > active ? active : null;
}

export type PointRange = { lowest: number; highest: number };

/** What the questions drawn of an area can be worth together. */
export function pointsOf(
  { area, drawn }: PlanForm['areas'][number],
  bank: WirePlans['areas'],
): PointRange {
  const known = bank.find((each) => each.area === area);
  return {
    lowest: drawn * (known?.lowestPoints ?? 0),
    highest: drawn * (known?.highestPoints ?? 0),
  };
}
