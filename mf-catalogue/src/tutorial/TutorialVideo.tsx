import { MonitorPlay } from '@phosphor-icons/react/dist/csr/MonitorPlay';
import { Play } from '@phosphor-icons/react/dist/csr/Play';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { CategoryTile, Pill } from 'shared-ui';
import { messages } from './messages.ts';
import { embedUrl, type tutorialVideos } from './videos.ts';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(3),
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: theme.radius.lg,
  backgroundColor: theme.vars.palette.background.sunken,
  color: theme.vars.palette.text.tertiary,
  '& > iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
}));

const Poster = styled('button')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  border: 0,
  backgroundColor: theme.vars.palette.background.band,
  color: theme.vars.palette.text.onBand,
  cursor: 'pointer',
  fontWeight: 650,
  '& [data-part=play]': {
    display: 'grid',
    placeItems: 'center',
    width: 64,
    height: 64,
    borderRadius: theme.radius.full,
    backgroundColor: theme.vars.palette.text.onBand,
    color: theme.vars.palette.background.band,
    transition: `transform ${theme.duration.base} ${theme.easing.standard}`,
  },
  '& [data-part=tile]': { position: 'absolute', right: 0, bottom: 0, opacity: 0.5 },
  '&:hover [data-part=play]': { transform: 'scale(1.06)' },
  '&:focus-visible': { outlineOffset: -6, outlineColor: theme.vars.palette.focus.ringOnBand },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.onBandMuted },
}));

const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  marginTop: theme.spacing(3),
}));

const Transcript = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(2),
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.primary.main,
    fontWeight: 650,
    fontSize: '0.875rem',
    cursor: 'pointer',
  },
  '& > p': { color: theme.vars.palette.text.secondary, maxWidth: theme.layout.readingMax },
}));

const looks = { wallet: 'comunicazione', identity: 'sicurezza', spid: 'digitale' } as const;

/** Poster and button; nothing of the video service is loaded before the press (E80, E81). */
export function TutorialVideo({
  video,
  id,
  isPlaying,
  onPlay,
}: {
  video: (typeof tutorialVideos)[number];
  /** At the video service; undefined while the video does not exist (PUB-08). */
  id: string | undefined;
  isPlaying: boolean;
  onPlay: () => void;
}) {
  const intl = useIntl();
  const title = intl.formatMessage(video.title);
  return (
    <>
      <Frame>
        {id === undefined ? (
          <>
            <MonitorPlay size={40} aria-hidden="true" />
            <Pill>
              <FormattedMessage {...messages.unavailable} />
            </Pill>
          </>
        ) : isPlaying ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs its own scripts and origin
          <iframe
            title={title}
            src={embedUrl(id, intl.locale.slice(0, 2))}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <Poster
            type="button"
            aria-label={intl.formatMessage(messages.play, { title })}
            onClick={onPlay}
          >
            <span data-part="tile">
              <CategoryTile category={looks[video.key]} size={96} />
            </span>
            <span data-part="play">
              <Play size={28} weight="fill" />
            </span>
            <small>
              <FormattedMessage {...messages.consent} />
            </small>
          </Poster>
        )}
      </Frame>
      <Name>{title}</Name>
      <Transcript>
        <summary>
          <FormattedMessage {...messages.transcript} />
        </summary>
        <p>
          <FormattedMessage {...video.transcript} />
        </p>
      </Transcript>
    </>
  );
}
