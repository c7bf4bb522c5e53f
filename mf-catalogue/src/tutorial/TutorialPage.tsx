import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Button, Page } from 'shared-ui';
import { paths, withQuery } from 'shared-ui/paths';
import { courseMessages } from '../course-messages.ts';
import { messages } from './messages.ts';
import { TutorialVideo } from './TutorialVideo.tsx';
import {
  isLoadedAt,
  tutorialClipsQuery,
  tutorialSource,
  tutorialVideos,
  tutorialVideosQuery,
  type TutorialKey,
  type TutorialSource,
} from './videos.ts';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
}));

const Meanwhile = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  marginTop: theme.spacing(10),
  padding: theme.spacing(5, 6),
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.info.soft,
  color: theme.vars.palette.info.softText,
  '& > p': { maxWidth: theme.layout.readingMax },
}));

/** `/public/tutorial` (PUB-07, PUB-08). The video that plays stands in the address. */
export function TutorialPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  const ids = useQuery(tutorialVideosQuery);
  const clips = useQuery(tutorialClipsQuery);
  const isLoading = ids.isPending || clips.isPending;
  const [params, setParams] = useSearchParams();
  const videoParam = params.get('video');
  const videos = tutorialVideos.map((video) => ({
    video,
    source: tutorialSource(video.key, ids.data ?? {}, clips.data ?? []),
  }));
  const mayPlay = (source: TutorialSource | null) =>
    source !== null && ('clip' in source || isLoadedAt(paths.publicTutorial()));
  const play = (key: TutorialKey, source: TutorialSource | null) => {
    if (mayPlay(source)) setParams({ video: key }, { replace: true });
    else location.assign(withQuery(paths.publicTutorial(), { video: key }));
  };
  const isComplete = isLoading || videos.every(({ source }) => source !== null);
  return (
    <Page
      width="public"
      title={title}
      lead={<FormattedMessage {...messages.lead} />}
      breadcrumb={[
        { label: intl.formatMessage(courseMessages.homepage), to: paths.home() },
        { label: title },
      ]}
    >
      <Grid>
        {videos.map(({ video, source }) => (
          <li key={video.key}>
            <TutorialVideo
              video={video}
              source={isLoading ? 'loading' : source}
              isPlaying={videoParam === video.key && mayPlay(source)}
              onPlay={() => play(video.key, source)}
            />
          </li>
        ))}
      </Grid>
      {!isComplete && (
        <Meanwhile>
          <p>
            <FormattedMessage {...messages.meanwhile} />
          </p>
          <Button variant="outlined" to={paths.publicFaq()}>
            <FormattedMessage {...messages.toFaq} />
          </Button>
        </Meanwhile>
      )}
    </Page>
  );
}
