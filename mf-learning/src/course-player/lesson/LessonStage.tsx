import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Band, Cover, Skeleton } from 'shared-ui';
import { videoOf, type Course, type Lesson } from '../course.ts';
import { lessonVideoHere, loadLessonVideo } from './load-lesson-video.ts';
import { messages } from './messages.ts';

const ArrivingVideo = lazy(async () => ({ default: await loadLessonVideo() }));

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
export function LessonStage({
  course,
  answeredAt,
  lesson,
}: {
  course: Course;
  /** When the server gave the course, milliseconds of this browser. */
  answeredAt: number;
  lesson: Lesson;
}) {
  // React shows a fallback even where the code is there already, and keeps it for up to 0.3 s. Chosen once: the
  // other one would be another video.
  const [LessonVideo] = useState(() => lessonVideoHere() ?? ArrivingVideo);
  if (lesson.isArriving) {
    return (
      <Band>
        <Skeleton aspectRatio="16 / 9" radius={0} />
      </Band>
    );
  }
  const video = videoOf(lesson);
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
    <Suspense fallback={<Arriving posterUrl={video.posterUrl} />}>
      <LessonVideo
        key={`${lesson.id}-${video.id}`}
        course={course}
        answeredAt={answeredAt}
        lesson={lesson}
        video={video}
      />
    </Suspense>
  );
}

/** As tall as the player with its bar. */
const Place = styled(Band)(({ theme }) => ({
  '& > img': {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    maxHeight: 'min(70vh, 640px)',
    objectFit: 'contain',
  },
  '&::after': {
    content: '""',
    display: 'block',
    height: theme.spacing(22),
    [theme.breakpoints.up('md')]: { height: theme.spacing(13) },
  },
}));

/** What the player shows first too, while it is on its way. */
const Arriving = ({ posterUrl }: { posterUrl: string | null }) => (
  <Place>
    {posterUrl === null ? (
      <Skeleton aspectRatio="16 / 9" radius={0} />
    ) : (
      <img src={posterUrl} alt="" />
    )}
  </Place>
);
