import { MonitorPlay } from '@phosphor-icons/react/dist/csr/MonitorPlay';
import { Play } from '@phosphor-icons/react/dist/csr/Play';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CategoryTile, Pill } from 'shared-ui';
import { CaptionedVideo } from 'shared-ui/video';
import { messages } from './messages.ts';
import { embedUrl, type TutorialSource, type tutorialVideos } from './videos.ts';

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
  '& > iframe, & > video': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    border: 0,
  },
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
  backgroundSize: 'cover',
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
  source,
  isPlaying,
  onPlay,
}: {
  video: (typeof tutorialVideos)[number];
  /** Null while the video does not exist (PUB-08). */
  source: TutorialSource | null | 'loading';
  isPlaying: boolean;
  onPlay: () => void;
}) {
  const intl = useIntl();
  const title = intl.formatMessage(video.title);
  const frame = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isPlaying && wasPressed.current) {
      frame.current?.querySelector<HTMLElement>('iframe, video')?.focus();
    }
  }, [isPlaying]);
  return (
    <>
      <Frame ref={frame}>
        {source === 'loading' ? (
          <MonitorPlay size={40} aria-hidden="true" />
        ) : source === null ? (
          <>
            <MonitorPlay size={40} aria-hidden="true" />
            <Pill>
              <FormattedMessage {...messages.unavailable} />
            </Pill>
          </>
        ) : !isPlaying ? (
          <Poster
            type="button"
            aria-label={intl.formatMessage(messages.play, { title })}
            onClick={() => {
              wasPressed.current = true;
              onPlay();
            }}
            {...posterOf(source)}
          >
            {'youtubeId' in source && (
              <span data-part="tile">
                <CategoryTile category={looks[video.key]} size={96} />
              </span>
            )}
            <span data-part="play">
              <Play size={28} weight="fill" />
            </span>
            {'youtubeId' in source && (
              <small>
                <FormattedMessage {...messages.consent} />
              </small>
            )}
          </Poster>
        ) : (
          <PlayingVideo source={source} title={title} />
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

function PlayingVideo({ source, title }: { source: TutorialSource; title: string }) {
  const { locale } = useIntl();
  if ('clip' in source) {
    const { url, posterUrl, captions } = source.clip;
    return (
      <CaptionedVideo src={url} posterUrl={posterUrl} captions={captions} label={title} autoPlay />
    );
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs its own scripts and origin
    <iframe
      title={title}
      src={embedUrl(source.youtubeId, locale.slice(0, 2))}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

const posterOf = (source: TutorialSource) =>
  'clip' in source && source.clip.posterUrl !== null
    ? { style: { backgroundImage: `url("${source.clip.posterUrl}")` } }
    : {};
