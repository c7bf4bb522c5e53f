import { z } from 'zod';
import { integerId, listQuery } from '../../http/lists.ts';
import { badgeSchema, monthSchema } from '../badges/index.ts';

/** Field names verbatim from 2§3. */
export const skill = z
  .object({ id: z.number().int(), title: z.string(), totalCertification: z.number().int() })
  .meta({ id: 'Skill' });

const proved = {
  /** When the newest badge that proves it was earned. */
  date: z.string(),
  // Not shown in the documents: what the pages filter by (E172) and draw from.
  levelId: z.number().int(),
  categoryKey: z.string().nullable(),
};

export const listedSkill = skill.extend(proved).meta({ id: 'ListedSkill' });

export const skillQuery = listQuery.extend({
  name: z.string().trim().max(120).optional(),
  date: monthSchema.optional(),
  level: z.coerce.number().int().min(0).max(2).optional(),
});

/** A skill is looked up by its category (E124). */
export const skillId = z.object({ categoryId: integerId });

const relatedCourse = z
  .object({
    id: z.number().int(),
    title: z.string(),
    urlImage: z.string().nullable(),
    typeBadge: z.number().int(),
    /** Null where the caller has none to share: bought by nobody, not on sale, or not acting as a learner. */
    magicLinkRewardForPromotion: z.string().nullable(),
  })
  .meta({ id: 'RelatedCourse' });

export const skillDetail = skill
  .extend({
    ...proved,
    relatedCourses: z.array(relatedCourse),
    relatedBadges: z.array(badgeSchema),
  })
  .meta({ id: 'SkillDetail' });
