import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { categoriesQuery } from '../categories.ts';
import { courseMessages } from '../course-messages.ts';
import { publicCoursesQuery } from './api.ts';
import { countFilters } from './filters/catalogue-filters.ts';
import { CatalogueView } from './CatalogueView.tsx';
import { messages } from './messages.ts';
import { useFoundHeading } from './use-found-heading.ts';
import { useCatalogueFilters } from './filters/use-catalogue-filters.ts';

/** `/public/catalogue`: every filter is in the address (CAT-15, E50, E51). */
export function PublicCataloguePage() {
  const intl = useIntl();
  const controls = useCatalogueFilters(paths.publicCatalogue());
  const { filters } = controls;
  const found = useQuery(publicCoursesQuery(filters));
  const heading = useFoundHeading(filters, found.data);
  const title = intl.formatMessage(courseMessages.catalogue);
  const categories = useQuery(categoriesQuery).data;
  // Without a filter the answer itself counts everything: the sentence comes with the courses.
  const all =
    countFilters(filters) === 0 && filters.searchText === '' && found.data
      ? { courses: found.data.totalItems, categories: found.data.categories.length }
      : categories && {
          courses: categories.reduce((sum, { totalCourses }) => sum + totalCourses, 0),
          categories: categories.length,
        };
  const lead = all && intl.formatMessage(messages.lead, all);
  return (
    <Page
      width="public"
      title={title}
      {...(heading === null ? {} : { heading })}
      {...(filters.searchText === '' && filters.professor === null
        ? { lead: lead ?? '\u00a0' }
        : {})}
      breadcrumb={[
        { label: intl.formatMessage(courseMessages.homepage), to: paths.home() },
        { label: title },
      ]}
    >
      <CatalogueView
        found={found}
        controls={controls}
        courseHref={paths.publicCourse}
        columns={3}
      />
    </Page>
  );
}
