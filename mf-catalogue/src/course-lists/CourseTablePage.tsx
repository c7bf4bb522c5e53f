import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from 'shared-auth';
import {
  Button,
  Card,
  EmptyState,
  LoadingBlock,
  Page,
  Skeleton,
  SkeletonGroup,
  StateView,
} from 'shared-ui';
import { DEFAULT_PAGE_SIZE } from 'shared-ui/details';
import { paths, type Typology } from 'shared-ui/paths';
import { DataTable, TableFooter, TableSkeleton } from 'shared-ui/table';
import { categoriesQuery } from '../categories.ts';
import { ChoiceMenu } from '../ChoiceMenu.tsx';
import { courseListQuery } from '../course-items.ts';
import { courseMessages } from '../course-messages.ts';
import { messages } from './messages.ts';
import { parseTableQuery } from './table-query.ts';
import { useCourseColumns } from './use-course-columns.tsx';

const Filters = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 4),
  margin: theme.spacing(-2, -3, 4),
}));

/** `/courses/table` (CAT-04 to CAT-07). */
export function CourseTablePage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { role, isDocente } = useSession();
  const { page, ...chosen } = parseTableQuery(params);
  const { typology, category } = chosen;
  const isEditor = role === 'RedattoreCorsiA' || role === 'AdminWorkerBadge';
  const courses = useQuery({
    ...courseListQuery({ ...chosen, page, pageSize: DEFAULT_PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  const categories = useQuery(categoriesQuery);
  const columns = useCourseColumns({ isEditor, hasProgress: typology === 1 && !isEditor });
  // Changing the list or the category starts at page 1 again.
  const showList = (asked: Typology | -1) =>
    navigate(
      paths.courseTable({
        ...(asked === -1 ? {} : { typology: asked }),
        ...(category === undefined ? {} : { category }),
      }),
    );
  const showCategory = (asked: number) =>
    navigate(
      paths.courseTable({
        ...(typology === undefined ? {} : { typology }),
        ...(asked === 0 ? {} : { category: asked }),
      }),
    );
  const own = isEditor ? courseMessages.sectionUploaded : courseMessages.sectionPersonal;
  const lists: { value: Typology | -1; label: string }[] = [
    { value: -1, label: intl.formatMessage(courseMessages.sectionAll) },
    { value: 1, label: intl.formatMessage(own) },
    { value: 2, label: intl.formatMessage(courseMessages.sectionSuggested) },
    { value: 0, label: intl.formatMessage(courseMessages.sectionMostRanked) },
  ];
  if (isDocente || typology === 3) {
    lists.push({ value: 3, label: intl.formatMessage(courseMessages.sectionTaught) });
  }
  const current = typology ?? -1;
  const title = lists.find(({ value }) => value === current)?.label ?? '';
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: intl.formatMessage(courseMessages.dashboard), to: paths.dashboard() },
        { label: intl.formatMessage(courseMessages.coursesTitle), to: paths.courses() },
        { label: title },
      ]}
    >
      <LoadingBlock>
        <Filters>
          <ChoiceMenu
            label={intl.formatMessage(messages.list)}
            options={lists}
            value={current}
            onChange={(asked) => void showList(asked)}
          />
          {categories.isPending && categories.failureCount === 0 && (
            <SkeletonGroup>
              <Skeleton width="12rem" height={44} radius={10} />
            </SkeletonGroup>
          )}
          {categories.data && (
            <ChoiceMenu
              label={intl.formatMessage(messages.category)}
              options={[
                { value: 0, label: intl.formatMessage(messages.allCategories) },
                ...categories.data.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={category ?? 0}
              onChange={(asked) => void showCategory(asked)}
            />
          )}
        </Filters>
      </LoadingBlock>
      <StateView query={courses} skeleton={<TableSkeleton />}>
        {({ courses: rows, totalItems }) => (
          <>
            <DataTable
              caption={intl.formatMessage(messages.tableCaption)}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              empty={
                <Card>
                  <EmptyState
                    illustration="lesson"
                    title={<FormattedMessage {...messages.empty} />}
                    action={
                      <Button to={paths.courseTable()}>
                        <FormattedMessage {...courseMessages.sectionAll} />
                      </Button>
                    }
                  />
                </Card>
              }
            />
            <TableFooter
              page={page}
              pageSize={DEFAULT_PAGE_SIZE}
              totalItems={totalItems}
              hrefOf={(target) => paths.courseTable({ ...chosen, page: target })}
            />
          </>
        )}
      </StateView>
    </Page>
  );
}
