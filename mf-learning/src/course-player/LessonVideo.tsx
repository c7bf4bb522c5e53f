import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, useLocale } from 'shared-ui';
import type { CourseDocument, Lesson } from './course.ts';
import { messages } from './messages.ts';
import { useVideoSource } from './use-video-source.ts';

const Video = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: 'min(70vh, 640px)',
  backgroundColor: theme.vars.palette.background.band,
  '&:focus-visible': { outlineOffset: -3 },
  '&::cue': {
    font: `500 1.125rem/1.4 ${theme.fonts.body}`,
    color: theme.vars.palette.common.white,
    backgroundColor: theme.vars.palette.background.band,
  },
}));

const Notice = styled('div')(({ theme }) => ({ padding: theme.spacing(4) }));

const captionNames = { it: messages.captionsIt, en: messages.captionsEn };

/** The video of a lesson on the browser's own controls, with captions in the language of the page. */
export function LessonVideo({
  courseId,
  lesson,
  video,
}: {
  courseId: number;
  lesson: Lesson;
  video: CourseDocument;
}) {
  const intl = useIntl();
  const language = useLocale() === 'en-US' ? 'en' : 'it';
  const { source, hasFailed, retry, handlers } = useVideoSource(courseId, video);
  return (
    <div>
      <Video
        {...handlers}
        src={source ?? undefined}
        {...(video.posterUrl === null ? {} : { poster: video.posterUrl })}
        controls
        playsInline
        preload="metadata"
        aria-label={intl.formatMessage(messages.videoName, { name: lesson.name })}
      >
        {video.captions.map((track) => (
          <track
            key={track.language}
            kind="captions"
            srcLang={track.language}
            label={intl.formatMessage(captionNames[track.language])}
            src={track.url}
            default={track.language === language}
          />
        ))}
      </Video>
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
            <FormattedMessage {...messages.videoFailed} />
          </Alert>
        </Notice>
      )}
    </div>
  );
}
