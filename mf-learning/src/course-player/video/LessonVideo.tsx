import { styled } from '@mui/material/styles';
import { MediaProvider } from 'media-chrome/react/media-store';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from 'shared-ui';
import { begunVideo, takeBegunVideo } from '../ahead/begun-lesson.ts';
import { newVideo } from '../ahead/new-video.ts';
import type { Course, CourseDocument, Lesson } from '../course.ts';
import { movePlayback, settlePlayback, startPlayback } from '../lesson/playback.ts';
import { serverNow } from '../next-look.ts';
import { useCaptionTrack } from './captions/use-caption-track.ts';
import { useCaptions } from './captions/use-captions.ts';
import { messages } from './messages.ts';
import { Player } from './Player.tsx';
import { useWatchedPosition } from './position/use-watched-position.ts';
import { usePreferences } from './preferences.ts';
import { Transcript } from './transcript/Transcript.tsx';
import { useVideoSource } from './use-video-source.ts';

const Notice = styled('div')(({ theme }) => ({ padding: theme.spacing(4) }));

/**
 * The video of a lesson with its captions and transcript. It goes on where the learner was, also with a new
 * address when the old one has expired.
 */
export function LessonVideo({
  course,
  answeredAt,
  lesson,
  video,
}: {
  course: Course;
  /** When the server gave the course, milliseconds of this browser. */
  answeredAt: number;
  lesson: Lesson;
  video: CourseDocument;
}) {
  const intl = useIntl();
  const [begun] = useState(() => begunVideo(lesson.id, video.id));
  const [element] = useState(() => begun?.element ?? newVideo());
  const { hasFailed, retry } = useVideoSource(element, course.id, video);
  const captions = useCaptions(video);
  useCaptionTrack(element, captions, intl.formatMessage(messages.captions));
  useWatchedPosition(element, { course, lesson, now: () => serverNow(course, answeredAt) });
  usePlaybackOf(element, lesson.id);
  useSpeedOf(element);
  return (
    <>
      <MediaProvider>
        <Player
          element={element}
          label={intl.formatMessage(messages.name, { name: lesson.name })}
          posterUrl={video.posterUrl}
          captions={captions}
          onShow={begun && (() => takeBegunVideo(begun))}
        />
      </MediaProvider>
      {hasFailed && (
        <Notice>
          <Alert
            tone="danger"
            announce="alert"
            action={
              <button type="button" onClick={retry}>
                <FormattedMessage {...messages.retry} />
              </button>
            }
          >
            <FormattedMessage {...messages.failed} />
          </Alert>
        </Notice>
      )}
      {captions !== null && <Transcript captions={captions} />}
    </>
  );
}

/** With the first frame, or when the browser does not get it: it saves data, or the network fails. */
const settling = ['loadeddata', 'suspend', 'stalled', 'error'] as const;

/** Says to what stands beside the video where it is. */
function usePlaybackOf(element: HTMLVideoElement, lessonId: number): void {
  useEffect(() => {
    const stop = startPlayback(lessonId, (seconds) => {
      element.currentTime = seconds;
    });
    const move = () => movePlayback(element.currentTime);
    element.addEventListener('timeupdate', move);
    element.addEventListener('seeking', move);
    for (const event of settling) element.addEventListener(event, settlePlayback);
    const { networkState, readyState } = element;
    if (
      readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ||
      networkState <= HTMLMediaElement.NETWORK_IDLE
    ) {
      settlePlayback();
    }
    return () => {
      for (const event of settling) element.removeEventListener(event, settlePlayback);
      element.removeEventListener('timeupdate', move);
      element.removeEventListener('seeking', move);
      stop();
    };
  }, [element, lessonId]);
}

function useSpeedOf(element: HTMLVideoElement): void {
  const speed = usePreferences((wanted) => wanted.speed);
  useEffect(() => {
    setSpeed(element, speed);
  }, [element, speed]);
}

function setSpeed(video: HTMLVideoElement, speed: number): void {
  // A new address begins at the default.
  video.defaultPlaybackRate = speed;
  video.playbackRate = speed;
}
