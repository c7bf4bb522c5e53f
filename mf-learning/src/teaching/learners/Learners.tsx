import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card, EmptyState, LiveRegion, ProgressRing, SectionHead, useFormats } from 'shared-ui';
import { ResetFilters } from 'shared-ui/forms';
import { PagedTable, useTableParams, type Column } from 'shared-ui/table';
import { learnersQuery, learnerStates, type Learner } from '../api.ts';
import { LearnerFilters } from './LearnerFilters.tsx';
import { messages } from './messages.ts';

/** The learners of the course, ten a page: name and way, and nothing else of them. */
export function Learners({ courseId }: { courseId: number }) {
  const intl = useIntl();
  const table = useTableParams();
  const columns = useColumns();
  const values = { name: table.filter('name'), state: table.filter('state') };
  const isFiltered = values.name !== '' || values.state !== '';
  const query = useQuery(
    learnersQuery(courseId, {
      page: table.page,
      pageSize: table.pageSize,
      name: values.name,
      // An address may name anything; the rest of it still counts.
      state: learnerStates.find((state) => state === values.state),
    }),
  );
  const clear = () => table.setFilters({ name: null, state: null });
  const title = intl.formatMessage(messages.title);
  return (
    <section>
      <SectionHead title={title} />
      <LearnerFilters
        values={values}
        isFiltered={isFiltered}
        onChange={table.setFilters}
        onReset={clear}
      />
      <LiveRegion>
        {query.data && (
          <FormattedMessage {...messages.found} values={{ count: query.data.totalItems }} />
        )}
      </LiveRegion>
      <PagedTable
        query={query}
        hrefOf={table.hrefOf}
        caption={title}
        columns={columns}
        empty={
          <Card>
            <EmptyState
              titleLevel={3}
              title={<FormattedMessage {...(isFiltered ? messages.noneFound : messages.none)} />}
              action={isFiltered ? <ResetFilters onReset={clear} /> : undefined}
            />
          </Card>
        }
      />
    </section>
  );
}

function useColumns(): Column<Learner>[] {
  const intl = useIntl();
  const { date } = useFormats();
  return [
    {
      key: 'name',
      label: intl.formatMessage(messages.name),
      onCard: 'title',
      cell: ({ surname, name }) => `${surname} ${name}`,
    },
    {
      key: 'enrolledAt',
      label: intl.formatMessage(messages.enrolledAt),
      cell: ({ enrolledAt }) => date(enrolledAt),
    },
    {
      key: 'lastCompletedAt',
      label: intl.formatMessage(messages.lastCompletedAt),
      cell: ({ lastCompletedAt }) => (lastCompletedAt === null ? '-' : date(lastCompletedAt)),
    },
    {
      key: 'current',
      label: intl.formatMessage(messages.current),
      cell: ({ currentLesson, percentage }) =>
        currentLesson?.name ??
        intl.formatMessage(percentage === 100 ? messages.completed : messages.notBegun),
    },
    {
      key: 'progress',
      label: intl.formatMessage(messages.progress),
      align: 'right',
      cell: ({ percentage }) => <ProgressRing percentage={percentage} size={44} />,
    },
  ];
}
