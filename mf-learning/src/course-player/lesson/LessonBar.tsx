import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { BottomBar, IconLink } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { neighbours, type Course, type Lesson } from '../course.ts';
import { playerMessages } from '../player-messages.ts';
import { GoOn } from '../progress/GoOn.tsx';

/** Wider than the bar's default for its last child: the button is alone there. */
const Go = styled('div')({ '&&&': { flex: 1, display: 'grid' } });

/** On phones, at the thumb: the lesson before and the next step. */
export function LessonBar({
  course,
  lesson,
  onGo,
}: {
  course: Course;
  lesson: Lesson;
  onGo: () => void;
}) {
  const intl = useIntl();
  const { previous } = neighbours(course, lesson.id);
  return (
    <BottomBar>
      {previous && (
        <IconLink
          to={paths.lesson({ courseId: course.id, lessonId: previous.id })}
          label={intl.formatMessage(playerMessages.previous)}
        >
          <ArrowLeft size={22} weight="bold" aria-hidden />
        </IconLink>
      )}
      <Go>
        <GoOn course={course} lesson={lesson} onGo={onGo} isWide />
      </Go>
    </BottomBar>
  );
}
