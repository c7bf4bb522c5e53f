import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Page } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { courseMessages } from '../course-messages.ts';
import { searchQuery } from './api.ts';
import { CatalogueView } from './CatalogueView.tsx';
import { messages } from './messages.ts';
import { useFoundHeading } from './use-found-heading.ts';
import { useCatalogueFilters } from './filters/use-catalogue-filters.ts';

/** `/search`, for those who are logged in (CAT-28, CAT-29). */
export function SearchPage() {
  const intl = useIntl();
  const controls = useCatalogueFilters(paths.search());
  const { filters } = controls;
  const found = useQuery(searchQuery(filters));
  const heading = useFoundHeading(filters, found.data);
  const title = intl.formatMessage(messages.searchTitle);
  return (
    <Page
      title={title}
      {...(heading === null ? {} : { heading })}
      breadcrumb={[
        { label: intl.formatMessage(courseMessages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
    >
      <CatalogueView found={found} controls={controls} courseHref={paths.course} columns={2} />
    </Page>
  );
}
