import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card, EmptyState, SectionHead, useFormats } from 'shared-ui';
import { Chart } from 'shared-ui/chart';
import { DataTable } from 'shared-ui/table';
import type { TaughtCourse, TaughtLesson } from '../api.ts';
import { shareOf } from '../share-of.ts';
import { messages } from './messages.ts';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
}));

const Figure = styled('span')({ fontVariantNumeric: 'tabular-nums' });

type Row = TaughtLesson & { number: number; moduleName: string };

/** Lesson by lesson: how many began and completed it, and how many are there now. */
export function LessonProgress({ course }: { course: TaughtCourse }) {
  const intl = useIntl();
  const rows: Row[] = course.modules
    .flatMap((module) => module.lessons.map((lesson) => ({ ...lesson, moduleName: module.name })))
    .map((lesson, index) => ({ ...lesson, number: index + 1 }));
  const title = intl.formatMessage(messages.title);
  return (
    <Root>
      <SectionHead title={title} />
      {course.begun === 0 || rows.length === 0 ? (
        <Card>
          <EmptyState titleLevel={3} title={<FormattedMessage {...messages.nobody} />} />
        </Card>
      ) : (
        <>
          <Drop course={course} />
          <Chart
            isWhole
            title={intl.formatMessage(messages.chart)}
            points={rows.map(({ number, name, completed }) => ({
              label: String(number),
              name: `${number}. ${name}`,
              value: shareOf(completed, course.begun),
            }))}
            format={(share) => `${share}%`}
            heads={{
              label: intl.formatMessage(messages.lesson),
              value: intl.formatMessage(messages.completed),
            }}
          />
          <LessonTable rows={rows} begun={course.begun} caption={title} />
        </>
      )}
    </Root>
  );
}

/** Where most learners are: the first thing to look at. */
function Drop({ course }: { course: TaughtCourse }) {
  const lessons = course.modules.flatMap((module) => module.lessons);
  const [most] = lessons.toSorted((one, other) => other.current - one.current);
  if (most === undefined || most.current === 0) {
    return (
      <p>
        <FormattedMessage {...messages.noneStopped} />
      </p>
    );
  }
  return (
    <p>
      <FormattedMessage
        {...messages.mostStopped}
        values={{
          name: <b key="name">{most.name}</b>,
          count: most.current,
          share: shareOf(most.current, course.begun),
        }}
      />
    </p>
  );
}

function LessonTable({
  rows,
  begun,
  caption,
}: {
  rows: readonly Row[];
  begun: number;
  caption: string;
}) {
  const intl = useIntl();
  const { integer } = useFormats();
  const countOf = (count: number) => (
    <Figure>
      {integer(count)} ({shareOf(count, begun)}%)
    </Figure>
  );
  return (
    <DataTable
      caption={caption}
      columns={[
        {
          key: 'lesson',
          label: intl.formatMessage(messages.lesson),
          onCard: 'title',
          cell: ({ number, name }) => `${number}. ${name}`,
        },
        {
          key: 'module',
          label: intl.formatMessage(messages.module),
          cell: ({ moduleName }) => moduleName,
        },
        {
          key: 'begun',
          label: intl.formatMessage(messages.begun),
          align: 'right',
          cell: (row) => countOf(row.begun),
        },
        {
          key: 'completed',
          label: intl.formatMessage(messages.completed),
          align: 'right',
          cell: (row) => countOf(row.completed),
        },
        {
          key: 'current',
          label: intl.formatMessage(messages.current),
          align: 'right',
          cell: (row) => countOf(row.current),
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
