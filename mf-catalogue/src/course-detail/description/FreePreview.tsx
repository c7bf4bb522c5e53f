import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Dialog, Skeleton, StateView } from 'shared-ui';
import { LessonDocument, paragraphsOf } from 'shared-ui/lesson-text';
import { CaptionedVideo } from 'shared-ui/video';
import { freePreviewQuery, type CourseLesson } from '../api.ts';
import { messages } from './messages.ts';

const Video = styled(CaptionedVideo)(({ theme }) => ({
  marginBottom: theme.spacing(4),
  borderRadius: theme.radius.md,
}));

/** A lesson that can be watched before buying, in a dialog over the course. */
export function FreePreview({
  courseId,
  lesson,
  onClose,
}: {
  courseId: number;
  lesson: CourseLesson;
  onClose: () => void;
}) {
  // The address of the video lives for minutes: each opening asks for its own.
  const preview = useQuery({ ...freePreviewQuery(courseId, lesson.id), gcTime: 0 });
  return (
    <Dialog isOpen onClose={onClose} width="wide" isLongText title={lesson.name}>
      <StateView query={preview} skeleton={<Skeleton aspectRatio="16 / 9" radius={10} />}>
        {({ video, description, content, pictures }) => (
          <>
            {video?.url ? (
              <Video
                src={video.url}
                posterUrl={video.posterUrl}
                captions={video.captions}
                label={lesson.name}
              />
            ) : (
              lesson.hasVideo && (
                <p>
                  <FormattedMessage {...messages.previewNotReady} />
                </p>
              )
            )}
            <LessonDocument text={content ?? paragraphsOf(description)} pictures={pictures} />
          </>
        )}
      </StateView>
    </Dialog>
  );
}
