import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog, Skeleton, StateView, useLocale } from 'shared-ui';
import { LoadError } from '../LoadError.tsx';
import { freePreviewQuery, type CourseLesson } from './api.ts';
import { messages } from './messages.ts';

const Video = styled('video')(({ theme }) => ({
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.band,
  marginBottom: theme.spacing(4),
}));

const names = { it: messages.captionsIt, en: messages.captionsEn };

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
  const intl = useIntl();
  const language = useLocale() === 'en-US' ? 'en' : 'it';
  // The address of the video lives for minutes: each opening asks for its own.
  const preview = useQuery({ ...freePreviewQuery(courseId, lesson.id), gcTime: 0 });
  return (
    <Dialog isOpen onClose={onClose} width="wide" title={lesson.name}>
      <StateView
        query={preview}
        skeleton={<Skeleton aspectRatio="16 / 9" radius={10} />}
        error={LoadError}
      >
        {({ video, description }) => (
          <>
            {video?.url ? (
              <Video
                src={video.url}
                {...(video.posterUrl === null ? {} : { poster: video.posterUrl })}
                controls
                playsInline
                preload="metadata"
                aria-label={lesson.name}
              >
                {video.captions.map((track) => (
                  <track
                    key={track.language}
                    kind="captions"
                    srcLang={track.language}
                    label={intl.formatMessage(names[track.language])}
                    src={track.url}
                    default={track.language === language}
                  />
                ))}
              </Video>
            ) : (
              lesson.hasVideo && (
                <p>
                  <FormattedMessage {...messages.previewNotReady} />
                </p>
              )
            )}
            <p>{description}</p>
          </>
        )}
      </StateView>
    </Dialog>
  );
}
