import { styled } from '@mui/material/styles';
import { lazyPart } from 'shared-ui/remote';
import type { Course, Lesson } from './course.ts';
import { useAfterVideo } from './lesson/use-after-video.ts';

/** With their forms they are not in the first load. */
const NotesPanel = lazyPart(() =>
  import('./notes/NotesPanel.tsx').then((module) => module.NotesPanel),
);
const QuestionsPanel = lazyPart(() =>
  import('./questions/QuestionsPanel.tsx').then((module) => module.QuestionsPanel),
);

/** Panels of the text: no box of its own, and not on paper. */
const Root = styled('div')({ display: 'contents', '@media print': { display: 'none' } });

/** Notes and questions of a lesson, whose code comes after the first frame of its video. */
export function LessonPanels({ course, lesson }: { course: Course; lesson: Lesson }) {
  if (!useAfterVideo(lesson)) return null;
  return (
    <Root>
      <NotesPanel course={course} lesson={lesson} />
      <QuestionsPanel course={course} lesson={lesson} />
    </Root>
  );
}
