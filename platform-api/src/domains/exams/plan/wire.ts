import type { z } from 'zod';
import type { Platform } from '../../../platform.ts';
import { itemOf, pictureToWire } from '../bank/wire.ts';
import type { CoursePlans, DrawnExam } from './plans.ts';
import type { StoredPlan } from './repository.ts';
import type { coursePlans, preview } from './schemas.ts';

const planToWire = (plan: StoredPlan | null) =>
  plan === null ? null : { ...plan, updatedAt: plan.updatedAt.toISOString() };

export const plansToWire = ({
  certification,
  simulation,
  ...rest
}: CoursePlans): z.input<typeof coursePlans> => ({
  certification: planToWire(certification),
  simulation: planToWire(simulation),
  ...rest,
});

export const previewToWire = (
  platform: Platform,
  { seed, plan, questions }: DrawnExam & { seed: string },
): z.input<typeof preview> => ({
  seed,
  minutes: plan.minutes,
  thresholdPercent: plan.thresholdPercent,
  questions: questions.map((question) => {
    const { id, stem, area, points, explanation } = question;
    const picture = pictureToWire(platform, question);
    return {
      id,
      stem,
      area,
      points,
      explanation,
      picture: picture === null ? null : { url: picture.url, text: picture.text },
      item: itemOf(question),
    };
  }),
});
