import { useIntl } from 'react-intl';
import type { FoundCourses } from './api.ts';
import type { CatalogueFilters } from './filters/catalogue-filters.ts';
import { messages } from './messages.ts';

/** What the results are: of a text, or of a teacher; null for the catalogue itself. */
export function useFoundHeading(
  { searchText, professor }: CatalogueFilters,
  found: FoundCourses | undefined,
): string | null {
  const intl = useIntl();
  if (searchText !== '') return intl.formatMessage(messages.resultsFor, { text: searchText });
  const teacher = found?.teacher;
  return teacher && teacher.id === professor
    ? intl.formatMessage(messages.coursesBy, { name: teacher.name })
    : null;
}
