import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { lazyPart } from 'shared-ui/remote';
import { hasPlayableVideo, type Course, type Lesson } from './course.ts';
import { usePlayback } from './lesson/playback.ts';

/** With their forms they are not in the first load. */
const NotesPanel = lazyPart(() =>
  import('./notes/NotesPanel.tsx').then((module) => module.NotesPanel),
);
const QuestionsPanel = lazyPart(() =>
  import('./questions/QuestionsPanel.tsx').then((module) => module.QuestionsPanel),
);

/** Panels of the text: no box of its own, and not on paper. */
const Root = styled('div')({ display: 'contents', '@media print': { display: 'none' } });

/**
 * Notes and questions of a lesson. Their code comes after the request for the lesson's video: on a slow phone it
 * would hold up the first frame.
 */
export function LessonPanels({ course, lesson }: { course: Course; lesson: Lesson }) {
  const isVideoThere = usePlayback((playback) => playback.lessonId === lesson.id);
  const [haveBegun, setBegun] = useState(false);
  if (!haveBegun && (isVideoThere || !hasPlayableVideo(lesson))) setBegun(true);
  if (!haveBegun) return null;
  return (
    <Root>
      <NotesPanel course={course} lesson={lesson} />
      <QuestionsPanel course={course} lesson={lesson} />
    </Root>
  );
}
