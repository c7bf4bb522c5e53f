import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  Button,
  EmptyState,
  LiveRegion,
  LoadingBlock,
  Page,
  Pill,
  SectionHead,
  StateView,
} from 'shared-ui';
import { Pagination } from 'shared-ui/details';
import { ResetFilters } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { BadgeCard, BadgeGrid, BadgeGridSkeleton } from '../BadgeCard.tsx';
import { badgesQuery, type BadgePage } from '../badges.ts';
import { BadgeFilterBar } from './BadgeFilterBar.tsx';
import { Competences } from './Competences.tsx';
import { ConnectedApplications } from './connected-applications/ConnectedApplications.tsx';
import { messages } from './messages.ts';
import { ShareCurriculum } from './ShareCurriculum.tsx';
import { useBadgeFilters } from './use-badge-filters.ts';

const PAGE_SIZE = 12;

/** `/curriculum` (BADGE-01, BADGE-09): the badges with their filters, and the competences they prove. */
export function CurriculumPage() {
  const intl = useIntl();
  const { filters, page, isFiltered, change, reset, hrefOf } = useBadgeFilters();
  const query = useQuery(badgesQuery(page, PAGE_SIZE, filters));
  const hasNone = !isFiltered && query.data?.totalItems === 0;
  const title = intl.formatMessage(messages.title);
  return (
    <Page
      title={title}
      lead={<FormattedMessage {...messages.lead} />}
      breadcrumb={[
        { label: intl.formatMessage(messages.dashboard), to: paths.dashboard() },
        { label: title },
      ]}
    >
      {!hasNone && (
        <LoadingBlock>
          <ShareCurriculum />
        </LoadingBlock>
      )}
      {/* Without a badge too: what was allowed can be ended. */}
      <ConnectedApplications />
      {!hasNone && (
        <>
          <LoadingBlock>
            <Competences />
          </LoadingBlock>
          <SectionHead title={intl.formatMessage(messages.lastGoals)} />
          <BadgeFilterBar
            filters={filters}
            isFiltered={isFiltered}
            onChange={change}
            onReset={reset}
          />
        </>
      )}
      <LiveRegion>
        {isFiltered && query.data && (
          <FormattedMessage {...messages.found} values={{ count: query.data.totalItems }} />
        )}
      </LiveRegion>
      <StateView
        query={query}
        skeleton={<BadgeGridSkeleton />}
        isEmpty={(data) => data.totalItems === 0}
        empty={isFiltered ? <NoMatch onReset={reset} /> : <NoBadges />}
      >
        {(data) => <BadgeWall data={data} hrefOf={hrefOf} />}
      </StateView>
    </Page>
  );
}

function BadgeWall({ data, hrefOf }: { data: BadgePage; hrefOf: (page: number) => string }) {
  return (
    <>
      <BadgeGrid>
        {data.items.map((badge) => (
          <li key={badge.id}>
            <BadgeCard badge={badge}>
              {badge.transactionId === null && (
                <Pill tone="info">
                  <FormattedMessage {...messages.pending} />
                </Pill>
              )}
            </BadgeCard>
          </li>
        ))}
      </BadgeGrid>
      <Pagination
        page={data.page}
        pageCount={Math.ceil(data.totalItems / data.pageSize)}
        hrefOf={hrefOf}
      />
    </>
  );
}

/** Nothing earned yet: on to the suggested courses (BADGE-04, BADGE-15). */
function NoBadges() {
  return (
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
}

function NoMatch({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      title={<FormattedMessage {...messages.noMatch} />}
      action={<ResetFilters variant="outlined" onReset={onReset} />}
    />
  );
}
