import type { CourseTableQuery, Typology } from 'shared-ui/paths';

/** The query of `/courses/table` (CAT-04); what makes no sense counts as not given. */
export function parseTableQuery(params: URLSearchParams): CourseTableQuery & { page: number } {
  const typology = wholeNumber(params.get('typology'));
  const category = wholeNumber(params.get('category'));
  return {
    ...(isTypology(typology) ? { typology } : {}),
    ...(category !== null && category > 0 ? { category } : {}),
    page: Math.max(1, wholeNumber(params.get('page')) ?? 1),
  };
}

const isTypology = (value: number | null): value is Typology =>
  value !== null && value >= 0 && value <= 3;

const wholeNumber = (text: string | null) =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
