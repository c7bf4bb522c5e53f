import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';
import { badgeLevel, isCompleted } from 'shared-ui';

/** A course of the learner that is under way. */
export type NextBadgeCourse = {
  id: number;
  title: string;
  category: string;
  level: 0 | 1 | 2;
  /** 0 to 100. */
  percentage: number;
};

/** What is under way comes first in the list of own courses. */
const query = { typology: 1, pageSize: 3 } as const;

/** The course that is nearest to its badge; null while nothing is under way. */
export const nextBadgeQuery = queryOptions({
  // Not the key of the list, whose owner keeps it in another form.
  queryKey: endpointKey('/api/Courses', query, 'next-badge'),
  queryFn: async ({ signal }): Promise<NextBadgeCourse | null> => {
    const { items } = await api.get('/api/Courses', { query, signal });
    const [nearest] = items
      .filter(({ percentage }) => (percentage ?? 0) > 0 && !isCompleted(percentage))
      .toSorted((a, b) => (b.percentage ?? 0) - (a.percentage ?? 0));
    if (nearest === undefined) return null;
    return {
      id: nearest.id,
      title: nearest.title,
      category: nearest.categoryKey ?? String(nearest.categoriesId ?? ''),
      level: badgeLevel(nearest.levelsId),
      percentage: nearest.percentage ?? 0,
    };
  },
});
