import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';
import { badgeLevel } from 'shared-ui';
import { badgeFromWire, badgeKind, type Badge } from '../badges.ts';

/** A competence that badges prove. */
export type Skill = {
  id: number;
  title: string;
  badges: number;
  /** When the newest badge was earned: instant, ISO. */
  updatedAt: string;
  /** The highest among the badges (E172). */
  level: 0 | 1 | 2;
  /** Key or id of the category, for motif and colours. */
  category: string;
};

export type SkillFilters = {
  name: string;
  /** `YYYY-MM` or ''. */
  date: string;
  level: string;
};

export type SkillPage = { items: Skill[]; totalItems: number; page: number; pageSize: number };

export type RelatedCourse = {
  id: number;
  title: string;
  coverUrl: string | null;
  kind: Badge['kind'];
  /** Null where there is none to share. */
  magicLink: string | null;
};

export type SkillDetail = Skill & { courses: RelatedCourse[]; proofs: Badge[] };

type WireSkill = AnswerOf<'/api/Skills/GetSkills', 'get'>['items'][number];

const skillFromWire = (wire: WireSkill): Skill => ({
  id: wire.id,
  title: wire.title,
  badges: wire.totalCertification,
  updatedAt: wire.date,
  level: badgeLevel(wire.levelId),
  category: wire.categoryKey ?? String(wire.id),
});

/** Skills of the caller, those with most badges first. */
export const skillsQuery = (page: number, pageSize: number, filters: SkillFilters) => {
  const [year = '', month = ''] = filters.date.split('-');
  const query = {
    page,
    pageSize,
    name: filters.name,
    date: month && `${month}/${year}`,
    level: filters.level === '' ? null : Number(filters.level),
  };
  return queryOptions({
    queryKey: endpointKey('/api/Skills/GetSkills', query),
    queryFn: async ({ signal }): Promise<SkillPage> => {
      const wire = await api.get('/api/Skills/GetSkills', { query, signal });
      return { ...wire, items: wire.items.map(skillFromWire) };
    },
    placeholderData: keepPreviousData,
  });
};

/** One skill of the caller; 404 where none of their badges proves it. The route's id is a category (E124). */
export const skillQuery = (categoryId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Skills/GetSkillDetail', categoryId),
    queryFn: async ({ signal }): Promise<SkillDetail> => {
      const wire = await api.get('/api/Skills/GetSkillDetail', { query: { categoryId }, signal });
      return {
        ...skillFromWire(wire),
        courses: wire.relatedCourses.map((course) => ({
          id: course.id,
          title: course.title,
          coverUrl: course.urlImage,
          kind: badgeKind(course.typeBadge),
          magicLink: course.magicLinkRewardForPromotion,
        })),
        proofs: wire.relatedBadges.map(badgeFromWire),
      };
    },
  });
