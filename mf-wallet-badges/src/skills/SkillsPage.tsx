import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  Button,
  EmptyState,
  LiveRegion,
  Page,
  Skeleton,
  SkeletonGroup,
  StateView,
} from 'shared-ui';
import { Pagination } from 'shared-ui/details';
import { ResetFilters } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { skillsQuery } from './api.ts';
import { messages } from './messages.ts';
import { SkillCard } from './SkillCard.tsx';
import { SkillFilterBar } from './SkillFilterBar.tsx';
import { useSkillFilters } from './use-skill-filters.ts';

const PAGE_SIZE = 12;

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  '& > li': { display: 'grid' },
}));

/** `/skill` (BADGE-03): the competences that the person's badges prove, with their filters. */
export function SkillsPage() {
  const intl = useIntl();
  const { filters, page, isFiltered, change, reset, hrefOf } = useSkillFilters();
  const query = useQuery(skillsQuery(page, PAGE_SIZE, filters));
  const hasNone = !isFiltered && query.data?.totalItems === 0;
  const title = intl.formatMessage(messages.title);
  return (
    <Page
      title={title}
      lead={<FormattedMessage {...messages.lead} />}
      breadcrumb={[
        { label: intl.formatMessage(messages.curriculum), to: paths.curriculum() },
        { label: title },
      ]}
    >
      {!hasNone && (
        <SkillFilterBar
          filters={filters}
          isFiltered={isFiltered}
          onChange={change}
          onReset={reset}
        />
      )}
      <LiveRegion>
        {isFiltered && query.data && (
          <FormattedMessage {...messages.found} values={{ count: query.data.totalItems }} />
        )}
      </LiveRegion>
      <StateView
        query={query}
        skeleton={<ListSkeleton />}
        isEmpty={(data) => data.totalItems === 0}
        empty={isFiltered ? <NoMatch onReset={reset} /> : <NoSkills />}
      >
        {(data) => (
          <>
            <List>
              {data.items.map((skill) => (
                <li key={skill.id}>
                  <SkillCard skill={skill} />
                </li>
              ))}
            </List>
            <Pagination
              page={data.page}
              pageCount={Math.ceil(data.totalItems / data.pageSize)}
              hrefOf={hrefOf}
            />
          </>
        )}
      </StateView>
    </Page>
  );
}

/** Nothing proved yet: on to the suggested courses (BADGE-04). */
const NoSkills = () => (
  <EmptyState
    illustration="badge"
    title={<FormattedMessage {...messages.empty} />}
    text={<FormattedMessage {...messages.emptyText} />}
    action={
      <Button to={paths.courseTable({ typology: 2 })}>
        <FormattedMessage {...messages.emptyAction} />
      </Button>
    }
  />
);

const NoMatch = ({ onReset }: { onReset: () => void }) => (
  <EmptyState
    title={<FormattedMessage {...messages.noMatch} />}
    action={<ResetFilters variant="outlined" onReset={onReset} />}
  />
);

const ListSkeleton = () => (
  <SkeletonGroup>
    <List as="div">
      {Array.from({ length: 3 }, (_, place) => (
        <Skeleton key={place} height="8rem" radius={16} />
      ))}
    </List>
  </SkeletonGroup>
);
