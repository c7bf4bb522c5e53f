import { z } from 'zod';
import { calendarDay, listQuery } from '../../http/lists.ts';
import { checkIds } from './verify-badge.ts';

/** A skill of ESCO that the credential names. */
export const alignment = z.object({ name: z.string(), url: z.string() });

/** Of an exam, as the credential says it. */
const score = z.object({
  percent: z.number(),
  thresholdPercent: z.number(),
  areas: z.array(z.object({ name: z.string(), percent: z.number() })),
});

const titled = z.object({ id: z.number().int(), title: z.string() });

const validUntil = z
  .string()
  .nullable()
  .describe('Not shown in the documents. The last second at which it is valid; null: without end.');

/** Field names verbatim from 2§3. */
export const badge = z
  .object({
    id: z.uuid(),
    title: z.string(),
    urlImage: z.string(),
    date: z.string(),
    acquisitionTime: z.string(),
    validUntil,
    type: z.number().int(),
    holderName: z.string(),
    enteRilasciante: z.string(),
    urlImmageEnteRilasciante: z.string(),
    idNotarizzazione: z.string().nullable(),
    urlNotarizzazione: z.string().nullable(),
    urlAssetAlgorand: z.string().nullable(),
    tag: z.array(z.string()),
    teachers: z.array(z.string()),
    relatedCourses: z.array(titled),
    relatedSkills: z.array(titled),
    criteria: z.string(),
    skills: z.array(z.string()),
    // Not shown in the documents: what the credential says of skills, what the badge is drawn from, who sees its page (E121), and whether that is its holder (E146).
    code: z.string(),
    levelId: z.number().int(),
    categoryKey: z.string().nullable(),
    isPublic: z.boolean(),
    isOwn: z.boolean().describe('Whether the caller is its holder.'),
    alignments: z.array(alignment),
    revokedAt: z.string().nullable().describe('Not shown in the documents.'),
    revocationReason: z
      .string()
      .nullable()
      .describe('Not shown in the documents. For its holder alone.'),
  })
  .meta({ id: 'Badge' });

/** MM/yyyy, in Italy's time. */
export const month = z.string().regex(/^(0[1-9]|1[0-2])\/[12]\d{3}$/);

export const badgeQuery = listQuery.extend({
  name: z.string().trim().max(120).optional(),
  month: month.optional(),
  competence: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  type: z.coerce.number().int().min(0).max(32_767).optional(),
});

export const badgeType = z
  .object({ id: z.number().int(), name: z.string() })
  .meta({ id: 'BadgeType' });

/** Of a badge what strangers see wherever they see it. */
export const shownBadge = z.object({
  id: z.uuid(),
  title: z.string(),
  type: z.number().int(),
  levelId: z.number().int(),
  categoryKey: z.string().nullable(),
  courseId: z.number().int(),
  code: z.string(),
  skills: z.array(z.string()),
  acquisitionTime: z.string(),
  validUntil,
});

export const publicBadge = shownBadge
  .extend({
    holderName: z.string(),
    enteRilasciante: z.string(),
    criteria: z.string(),
    alignments: z.array(alignment),
    score: score.nullable(),
    urlImage: z.string(),
    urlCredential: z.string(),
    verdict: z.enum(['authentic', 'notVerifiable', 'revoked', 'expired']),
    checks: z.array(z.object({ id: z.enum(checkIds), passed: z.boolean() })),
    checkedAt: z.string(),
    revokedAt: z.string().nullable(),
    courseTeachers: z
      .array(z.object({ id: z.number().int(), name: z.string() }))
      .describe(
        'Not shown in the documents. Of the course as it is today: no part of what was signed.',
      ),
    proof: z.object({
      cryptosuite: z.string(),
      issuer: z.string(),
      idNotarizzazione: z.string().nullable(),
      urlNotarizzazione: z.string().nullable(),
      round: z.number().int().nullable(),
      notedAt: z.string().nullable(),
      hash: z.string(),
      salt: z.string(),
    }),
  })
  .meta({ id: 'PublicBadge' });

export const earlierCredential = z
  .object({
    hash: z.string(),
    credentialId: z.string(),
    issuer: z.string(),
    salt: z.string(),
    idNotarizzazione: z.string(),
    replacedAt: z.string(),
  })
  .meta({ id: 'EarlierCredential' });
export const inclusion = z
  .object({
    index: z.number().int(),
    size: z.number().int(),
    hashes: z.array(z.string()),
    checkpoint: z.string(),
  })
  .meta({ id: 'BadgeInclusion' });

export const officeBadgeFilters = z.object({
  text: z.string().trim().max(120).optional(),
  tipo: z.enum(['corso', 'esame']).optional().describe('Of completed courses, or of passed exams.'),
  dal: calendarDay.optional().describe('Acquired on this day in Italy, or later.'),
  al: calendarDay.optional().describe('Acquired on this day in Italy, or before.'),
});

export const officeBadgeQuery = listQuery.extend(officeBadgeFilters.shape);

export const badgeMonth = z.object({
  month: z.string().describe('`YYYY-MM`'),
  courses: z.number().int(),
  exams: z.number().int(),
  isCurrent: z.boolean(),
});

export const officeBadge = z
  .object({
    id: z.uuid(),
    title: z.string(),
    holderName: z.string(),
    code: z.string(),
    type: z.number().int(),
    acquisitionTime: z.string(),
    idNotarizzazione: z.string().nullable(),
    revokedAt: z.string().nullable(),
    revocationReason: z.string().nullable(),
  })
  .meta({ id: 'OfficeBadge' });

/** The holder reads it, and so does whoever checks the badge by the list of the old form. */
export const revocationBody = z.object({ reason: z.string().trim().min(1).max(1000) });
