import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from 'shared-ui';
import { CaptionedVideo } from 'shared-ui/video';
import type { CourseDocument, Lesson } from '../course.ts';
import { messages } from './messages.ts';
import { useVideoSource } from './use-video-source.ts';

const Video = styled(CaptionedVideo)({ maxHeight: 'min(70vh, 640px)' });

const Notice = styled('div')(({ theme }) => ({ padding: theme.spacing(4) }));

/** The video of a lesson; when its address expires it continues with a new one. */
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
  const { source, hasFailed, retry, handlers } = useVideoSource(courseId, video);
  return (
    <div>
      <Video
        {...handlers}
        src={source ?? undefined}
        posterUrl={video.posterUrl}
        captions={video.captions}
        label={intl.formatMessage(messages.videoName, { name: lesson.name })}
      />
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
