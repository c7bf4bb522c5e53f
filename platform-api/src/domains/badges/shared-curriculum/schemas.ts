import { z } from 'zod';
import { shownBadge } from '../schemas.ts';

export const curriculumShare = z
  .object({ sharedId: z.string(), sharedAt: z.string() })
  .meta({ id: 'CurriculumShare' });

/** Of each badge nothing that its public certification does not show. */
const sharedBadge = shownBadge.extend({ isExpired: z.boolean() });

export const sharedCurriculum = z
  .object({
    holderName: z
      .string()
      .nullable()
      .describe('As the newest of these badges has it; null: there is none.'),
    asOf: z.string(),
    badges: z.array(sharedBadge),
    competences: z
      .array(z.object({ id: z.number().int(), title: z.string(), badges: z.number().int() }))
      .describe('Of the badges that are valid, those with most badges first.'),
  })
  .meta({ id: 'SharedCurriculum' });
