import useMediaQuery from '@mui/material/useMediaQuery';
import { styled, useTheme } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  Alert,
  Button,
  CourseGridSkeleton,
  EmptyState,
  LiveRegion,
  StateView,
  type QueryLike,
} from 'shared-ui';
import { Pagination } from 'shared-ui/details';
import { courseMessages } from '../course-messages.ts';
import { PAGE_SIZE, type FoundCourses } from './api.ts';
import { countFilters, isRangeInverted } from './filters/catalogue-filters.ts';
import { FilterChips } from './filters/FilterChips.tsx';
import { Filters } from './filters/Filters.tsx';
import { FilterSheet } from './filters/FilterSheet.tsx';
import { FoundCourseGrid } from './FoundCourseGrid.tsx';
import { messages } from './messages.ts';
import { SortSelect } from './SortSelect.tsx';
import type { useCatalogueFilters } from './filters/use-catalogue-filters.ts';
import { messages as filterMessages } from './filters/messages.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '240px minmax(0, 1fr)',
    gap: theme.spacing(8),
    alignItems: 'start',
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '264px minmax(0, 1fr)',
    gap: theme.spacing(12),
  },
}));

const Side = styled('aside')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** No box of its own: what floats in it keeps to the bottom of the results. */
const OnPhones = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Toolbar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3, 4),
  minHeight: theme.spacing(11),
  marginBottom: theme.spacing(5),
  '& > p': { fontWeight: 600, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
  '& > :last-child': { marginLeft: 'auto' },
}));

const Results = styled('div')(({ theme }) => ({
  transition: `opacity ${theme.duration.base} ${theme.easing.standard}`,
  '&[aria-busy=true]': { opacity: 0.6 },
}));

const Corrected = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(5),
  color: theme.vars.palette.text.secondary,
  '& b': { color: theme.vars.palette.text.primary },
}));

const Pages = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  marginTop: theme.spacing(10),
}));

export function CatalogueView({
  found,
  controls,
  courseHref,
  columns,
}: {
  found: QueryLike<FoundCourses> & { isPlaceholderData: boolean };
  controls: ReturnType<typeof useCatalogueFilters>;
  courseHref: (courseId: number) => string;
  columns: 2 | 3;
}) {
  const intl = useIntl();
  // The filters are drawn once: at the side, or in the sheet of phones. A first paint knows no width: there
  // the places of both are kept by style.
  const hasSide = useMediaQuery(useTheme().breakpoints.up('md'));
  const { filters, change, hrefWith, reset } = controls;
  const isInverted = isRangeInverted(filters);
  const chosen = countFilters(filters);
  const count = found.data?.totalItems ?? 0;
  const panel = <Filters filters={filters} facets={found.data ?? null} onChange={change} />;
  const clear = (
    <Button variant="text" size="small" onClick={reset}>
      <FormattedMessage {...messages.reset} />
    </Button>
  );
  return (
    <Columns>
      <Side aria-label={intl.formatMessage(filterMessages.filters)}>
        {hasSide && (
          <>
            <FiltersHead>
              <h2>
                <FormattedMessage {...filterMessages.filters} />
              </h2>
              {chosen > 0 && clear}
            </FiltersHead>
            {panel}
          </>
        )}
      </Side>
      <div>
        <Toolbar>
          <p>{found.data && <FormattedMessage {...courseMessages.courses} values={{ count }} />}</p>
          <FilterChips filters={filters} facets={found.data ?? null} onChange={change} />
          <SortSelect
            value={filters.sort}
            hasText={filters.searchText !== ''}
            onChange={(sort) => change({ sort })}
          />
        </Toolbar>
        <LiveRegion>
          {found.isPlaceholderData
            ? intl.formatMessage(messages.updating)
            : found.data && intl.formatMessage(courseMessages.courses, { count })}
        </LiveRegion>
        {isInverted ? (
          <Alert tone="danger" announce="alert">
            <FormattedMessage {...filterMessages.inverted} />
          </Alert>
        ) : (
          <StateView
            query={found}
            skeleton={<CourseGridSkeleton count={6} columns={columns} />}
            isEmpty={({ courses }) => courses.length === 0}
            empty={
              <EmptyState
                title={<FormattedMessage {...courseMessages.noResults} />}
                text={<FormattedMessage {...messages.emptyText} />}
                action={
                  chosen > 0 ? (
                    <Button onClick={reset}>
                      <FormattedMessage {...filterMessages.resetAll} />
                    </Button>
                  ) : (
                    <Button onClick={() => change({ searchText: '' })}>
                      <FormattedMessage {...courseMessages.discover} />
                    </Button>
                  )
                }
              />
            }
          >
            {({ courses, totalItems, correctedText }) => (
              <Results aria-busy={found.isPlaceholderData}>
                {correctedText !== null && (
                  <Corrected>
                    <FormattedMessage
                      {...messages.corrected}
                      values={{ typed: filters.searchText, meant: <b>{correctedText}</b> }}
                    />
                  </Corrected>
                )}
                {/* Other courses are new cards: those that both answers have would move, long after the press. */}
                <FoundCourseGrid
                  key={courses.map(({ id }) => id).join()}
                  courses={courses}
                  courseHref={courseHref}
                  columns={columns}
                  searched={correctedText ?? filters.searchText}
                />
                <Pages>
                  <Pagination
                    page={filters.page}
                    pageCount={Math.ceil(totalItems / PAGE_SIZE)}
                    hrefOf={(page) => hrefWith({ page })}
                  />
                </Pages>
              </Results>
            )}
          </StateView>
        )}
        {!hasSide && (
          <OnPhones>
            <FilterSheet chosen={chosen} count={count} onReset={reset}>
              {panel}
            </FilterSheet>
          </OnPhones>
        )}
      </div>
    </Columns>
  );
}

const FiltersHead = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.spacing(11),
  marginBottom: theme.spacing(4),
  '& > h2': theme.typography.h4,
}));
