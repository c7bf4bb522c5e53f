import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Button } from 'shared-ui';
import { useTabParam } from 'shared-ui/details';
import { useFormikContext } from 'shared-ui/forms';
import { VIDEO_TYPE, type CourseForm } from '../course/course-form.ts';
import { VideoCompanions } from '../documents/VideoCompanions.tsx';
import { sectionNames } from '../sections.ts';
import { messages } from './messages.ts';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > h3': { ...theme.typography.h4 },
  '& > p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > button': { justifySelf: 'start' },
}));

/** The videos of one lesson, with their captions and posters. They are uploaded among the documents. */
export function LessonVideos({ lessonKey }: { lessonKey: string | undefined }) {
  const { values } = useFormikContext<CourseForm>();
  const [, setTab] = useTabParam('tab', sectionNames);
  const videos = values.documents.filter(
    ({ typeId, place }) => typeId === VIDEO_TYPE && place === lessonKey,
  );
  if (videos.length === 0) {
    return (
      <Root>
        <p>
          <FormattedMessage {...messages.lessonWithoutVideo} />
        </p>
        <Button variant="outlined" size="small" onClick={() => setTab('documenti')}>
          <FormattedMessage {...messages.toDocuments} />
        </Button>
      </Root>
    );
  }
  return videos.map(({ key, name, fileName }) => (
    <Root key={key}>
      <h3>{name.trim() || fileName}</h3>
      <VideoCompanions videoRef={fileName} />
    </Root>
  ));
}
