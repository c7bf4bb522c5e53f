import type { AnswerOf } from 'shared-auth';
import type { CourseItem } from './course-items.ts';

/** A course of a list as the wire has it, changed as the test needs. */
export const courseItem = (changes: Partial<CourseItem> = {}): CourseItem => ({
  id: 7,
  title: 'Primo soccorso aziendale',
  urlImage: null,
  ratio: 4.8,
  price: 99,
  professorName: 'Dott. Fabio Lanza',
  category: 'Sanità e assistenza',
  costoCertificazione: 69,
  costoSimulazione: 25,
  dataOrdine: null,
  statoCorso: 1,
  votes: 180,
  categoriesId: 7,
  categoryKey: 'sanita',
  levelsId: 0,
  durataCorso: 270,
  percentage: null,
  ...changes,
});

/** A page of the catalogue, without counts. */
export const cataloguePage = (
  items: CourseItem[],
  changes: Partial<AnswerOf<'/api/Courses/Public', 'get'>> = {},
): AnswerOf<'/api/Courses/Public', 'get'> => ({
  ...coursePage(items),
  correctedText: null,
  professor: null,
  facets: { categories: [], ratings: [], prices: { min: 0, max: 0, counts: [] } },
  ...changes,
});

/** A page of a list. */
export const coursePage = (items: CourseItem[], totalItems = items.length) => ({
  items,
  totalItems,
  page: 1,
  pageSize: 10,
});
