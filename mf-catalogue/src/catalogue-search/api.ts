import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf } from 'shared-auth';
import { listedCourse, type CoursePage } from '../course-items.ts';
import { isRangeInverted, type CatalogueFilters } from './filters/catalogue-filters.ts';

export type CategoryCount = { id: number; key: string | null; name: string; count: number };

export type FoundCourses = CoursePage & {
  categories: CategoryCount[];
  /** Courses voted at least so much. */
  ratings: { value: number; count: number }[];
  /** Courses in equal steps from the lowest to the highest price, in euro. */
  prices: { min: number; max: number; counts: number[] };
  /** The text that was searched instead, because no course has the typed one. */
  correctedText: string | null;
  /** The teacher asked for. */
  teacher: { id: number; name: string } | null;
};

type WirePage = AnswerOf<'/api/Courses/Public', 'get'>;

/** CAT-28; the public catalogue takes the same. */
export const PAGE_SIZE = 12;

/** `GET Courses/Public`: zero and empty are left out (CAT-30). */
export const publicCoursesQuery = (filters: CatalogueFilters) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/Public', filters),
    queryFn: async ({ signal }) => {
      const { searchText, categories, rating, minPrice, maxPrice, professor, sort, page } = filters;
      return foundCourses(
        await api.get('/api/Courses/Public', {
          query: {
            searchText,
            categories,
            rating: rating > 0 ? rating : undefined,
            minPrice,
            maxPrice,
            professor,
            sort,
            page,
            pageSize: PAGE_SIZE,
          },
          signal,
        }),
      );
    },
    enabled: !isRangeInverted(filters),
    placeholderData: keepPreviousData,
  });

/** `POST SearchFullText`: ratio and prices only above 0 (CAT-30). */
export const searchQuery = (filters: CatalogueFilters) =>
  queryOptions({
    queryKey: endpointKey('/api/SearchFullText', filters),
    queryFn: async ({ signal }) => {
      const { searchText, categories, rating, minPrice, maxPrice, professor, sort, page } = filters;
      return foundCourses(
        await api.post('/api/SearchFullText', {
          body: {
            ricerca: searchText,
            categoria: categories,
            ...(rating > 0 ? { ratio: rating } : {}),
            ...(minPrice === null ? {} : { minPrice }),
            ...(maxPrice === null ? {} : { maxPrice }),
            ...(professor === null ? {} : { professor }),
          },
          query: { page, pageSize: PAGE_SIZE, sort },
          signal,
        }),
      );
    },
    enabled: !isRangeInverted(filters),
    placeholderData: keepPreviousData,
  });

const foundCourses = ({
  items,
  totalItems,
  facets,
  correctedText,
  professor,
}: WirePage): FoundCourses => ({
  courses: items.map(listedCourse),
  totalItems,
  correctedText,
  teacher: professor && { id: professor.value, name: professor.label },
  ...facets,
});
