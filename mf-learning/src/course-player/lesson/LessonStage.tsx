import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Band, Cover, Skeleton } from 'shared-ui';
import type { Course, Lesson } from '../course.ts';
import { LessonVideo } from './LessonVideo.tsx';
import { messages } from './messages.ts';

const Pending = styled('p')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  aspectRatio: '16 / 9',
  maxHeight: 'min(50vh, 440px)',
  width: '100%',
  padding: theme.spacing(6),
  ...theme.typography.h4,
  color: theme.vars.palette.text.onBand,
}));

/** A lesson without a video opens on a strip of the course's cover. */
const Strip = styled('div')(({ theme }) => ({
  height: theme.spacing(24),
  overflow: 'hidden',
  [theme.breakpoints.up('md')]: { height: theme.spacing(44) },
}));

/** What the lesson is played on: its video, the wait for it (E67), or the course's cover. */
export function LessonStage({ course, lesson }: { course: Course; lesson: Lesson }) {
  if (lesson.isArriving) {
    return (
      <Band>
        <Skeleton aspectRatio="16 / 9" radius={0} />
      </Band>
    );
  }
  const video = lesson.documents.find((document) => document.kind === 'video');
  if (video === undefined || lesson.lock !== null) {
    return (
      <Strip>
        <Cover category={course.categoryKey} seed={course.id} isFilling loading="eager" />
      </Strip>
    );
  }
  if (!video.isReady || video.url === null) {
    return (
      <Band>
        <Pending role="status">
          <FormattedMessage {...messages.videoPending} />
        </Pending>
      </Band>
    );
  }
  return (
    <Band>
      <LessonVideo key={video.id} courseId={course.id} lesson={lesson} video={video} />
    </Band>
  );
}
