import { MonitorPlay } from '@phosphor-icons/react/dist/csr/MonitorPlay';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Page, Pill } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { courseMessages } from '../course-messages.ts';
import { messages } from './messages.ts';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
}));

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(3),
  aspectRatio: '16 / 9',
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.background.sunken,
  color: theme.vars.palette.text.tertiary,
}));

const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  marginTop: theme.spacing(3),
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

const videos = [messages.wallet, messages.identity, messages.spid] as const;

/** The three videos of PUB-07 do not exist yet, and the page says so (PUB-08). */
export function TutorialPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
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
        {videos.map((video) => (
          <li key={video.id}>
            <Frame>
              <MonitorPlay size={40} aria-hidden="true" />
              <Pill>
                <FormattedMessage {...messages.unavailable} />
              </Pill>
            </Frame>
            <Name>
              <FormattedMessage {...video} />
            </Name>
          </li>
        ))}
      </Grid>
      <Meanwhile>
        <p>
          <FormattedMessage {...messages.meanwhile} />
        </p>
        <Button variant="outlined" to={paths.publicFaq()}>
          <FormattedMessage {...messages.toFaq} />
        </Button>
      </Meanwhile>
    </Page>
  );
}
