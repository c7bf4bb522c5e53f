import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import {
  ActionMenu,
  Cover,
  Pill,
  ProgressRing,
  Rating,
  useFormats,
  type MenuAction,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { Slot } from 'shared-ui/remote';
import type { Column } from 'shared-ui/table';
import { courseStatus, type ListedCourse } from '../course-items.ts';
import { courseMessages } from '../course-messages.ts';
import { messages } from './messages.ts';

const Name = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3.5),
  minWidth: 0,
  '& > span:first-of-type': { flex: 'none', width: '5.5rem', borderRadius: theme.radius.md },
  '& a': { fontWeight: 600, textWrap: 'pretty' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
}));

const Actions = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
}));

const states = {
  [courseStatus.draft]: { tone: 'neutral', message: courseMessages.stateDraft },
  [courseStatus.published]: { tone: 'success', message: courseMessages.statePublished },
  [courseStatus.suspended]: { tone: 'warning', message: courseMessages.stateSuspended },
  [courseStatus.deleted]: { tone: 'danger', message: courseMessages.stateDeleted },
} as const;

/** Columns of the course table: editors see the state, learners of their own courses the progress. */
export function useCourseColumns({
  isEditor,
  hasProgress,
}: {
  isEditor: boolean;
  hasProgress: boolean;
}): Column<ListedCourse>[] {
  const intl = useIntl();
  const { euro } = useFormats();
  const columns: (Column<ListedCourse> | false)[] = [
    {
      key: 'title',
      label: intl.formatMessage(messages.columnTitle),
      onCard: 'title',
      cell: (course) => (
        <Name>
          <Cover
            category={course.categoryKey ?? course.category}
            seed={course.id}
            imageUrl={course.coverUrl}
          />
          <Link to={paths.course(course.id)}>{course.title}</Link>
        </Name>
      ),
    },
    {
      key: 'category',
      label: intl.formatMessage(messages.columnCategory),
      cell: (course) => course.category,
    },
    {
      key: 'teacher',
      label: intl.formatMessage(messages.columnTeacher),
      onCard: 'hidden',
      cell: (course) => course.professorName,
    },
    {
      key: 'rating',
      label: intl.formatMessage(messages.columnRating),
      cell: (course) => <Rating average={course.rating} hasOneStar />,
    },
    isEditor && {
      key: 'state',
      label: intl.formatMessage(messages.columnState),
      cell: ({ status }) => {
        const state = states[status as keyof typeof states] ?? states[courseStatus.deleted];
        return (
          <Pill tone={state.tone}>
            <FormattedMessage {...state.message} />
          </Pill>
        );
      },
    },
    hasProgress
      ? {
          key: 'progress',
          label: intl.formatMessage(messages.columnProgress),
          align: 'right',
          cell: ({ percentage }) => <ProgressRing percentage={percentage ?? 0} size={44} />,
        }
      : {
          key: 'price',
          label: intl.formatMessage(messages.columnPrice),
          align: 'right',
          cell: (course) => euro(course.priceCents),
        },
    {
      key: 'actions',
      label: intl.formatMessage(messages.columnActions),
      align: 'right',
      hasHiddenLabel: true,
      cell: (course) => (
        <Actions>
          {/* Learners get "add to cart" for a published course (CAT-07) that is not theirs yet. */}
          {course.percentage === null && (
            <Slot
              id="catalogue.course-row-actions.v1"
              props={{ courseId: course.id, statoCorso: course.status }}
            />
          )}
          <ActionMenu
            label={intl.formatMessage(messages.rowMenu, { title: course.title })}
            actions={rowActions(course)}
          />
        </Actions>
      ),
    },
  ];
  return columns.filter((column) => column !== false);

  function rowActions(course: ListedCourse): MenuAction[] {
    const view: MenuAction = {
      key: 'view',
      label: intl.formatMessage(messages.view),
      to: paths.course(course.id),
    };
    const use: MenuAction = {
      key: 'use',
      label: intl.formatMessage(messages.use),
      to: paths.coursePlayer(course.id),
    };
    const edit: MenuAction = {
      key: 'edit',
      label: intl.formatMessage(courseMessages.edit),
      to: paths.courseEdit(course.id),
    };
    if (isEditor) return [view, use, edit];
    return course.percentage === null ? [view] : [view, use];
  }
}
