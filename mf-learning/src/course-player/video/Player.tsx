import { Play } from '@phosphor-icons/react/dist/csr/Play';
import { styled } from '@mui/material/styles';
import { MediaActionTypes, useMediaSelector, useMediaStore } from 'media-chrome/react/media-store';
import { useCallback, useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Band, LiveRegion, Spinner } from 'shared-ui';
import { ControlBar } from './bar/ControlBar.tsx';
import { PlayerSettings } from './bar/PlayerSettings.tsx';
import type { Captions } from './captions/use-captions.ts';
import { actionOfKey, isOfControl } from './keys.ts';
import { messages } from './messages.ts';
import { changePreferences, usePreferences } from './preferences.ts';
import { usePlayerActions } from './use-player-actions.ts';

const Root = styled(Band)(({ theme }) => ({
  '&:focus': { outline: 'none' },
  '&:fullscreen': {
    display: 'flex',
    flexDirection: 'column',
    '& > [data-picture]': { flex: 1, minHeight: 0 },
    '& video': { height: '100%', maxHeight: 'none', aspectRatio: 'auto' },
  },
  '& > [data-picture]': { position: 'relative' },
  '& [data-over]': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
  },
  '& [data-over] > span': {
    display: 'grid',
    placeItems: 'center',
    width: theme.spacing(18),
    height: theme.spacing(18),
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.band,
    color: theme.vars.palette.text.onBand,
  },
}));

const shadow = '0 0 4px #000, 0 0 2px #000';

const Video = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: 'min(70vh, 640px)',
  backgroundColor: theme.vars.palette.background.band,
  '&::cue': {
    font: `500 1.125rem/1.4 ${theme.fonts.body}`,
    color: theme.vars.palette.common.white,
    backgroundColor: '#000',
  },
  '&[data-size=small]::cue': { fontSize: '0.875rem' },
  '&[data-size=large]::cue': { fontSize: '1.625rem' },
  '&[data-ground=shaded]::cue': { backgroundColor: 'rgb(0 0 0 / 60%)' },
  '&[data-ground=none]::cue': { backgroundColor: 'transparent', textShadow: shadow },
}));

/** The picture, the bar below it, and the keys of both. */
export function Player({
  label,
  captions,
  onElement,
  ...video
}: {
  label: string;
  captions: Captions | null;
  onElement: (element: HTMLVideoElement | null) => void;
} & Omit<ComponentProps<typeof Video>, 'ref' | 'children' | 'aria-label'>) {
  const intl = useIntl();
  const settingsId = useId();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [announced, setAnnounced] = useState('');
  const actions = usePlayerActions();
  const store = useMediaStore();
  const { areOn, size, ground } = usePreferences();
  const isWaiting = useMediaSelector(
    (state) => state.mediaLoading === true && state.mediaPaused === false,
  );
  const hasPlayed = useMediaSelector((state) => state.mediaHasPlayed === true);

  const videoRef = useCallback(
    (element: HTMLVideoElement | null) => {
      store.dispatch({ type: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, detail: element });
      onElement(element);
    },
    [store, onElement],
  );
  const screenRef = useCallback(
    (element: HTMLDivElement | null) =>
      store.dispatch({ type: MediaActionTypes.FULLSCREEN_ELEMENT_CHANGE_REQUEST, detail: element }),
    [store],
  );

  const pressKey = (event: KeyboardEvent) => {
    const action = actionOfKey(event);
    if (action === null || event.defaultPrevented || isOfControl(event.target, event.key)) return;
    // The page would scroll.
    event.preventDefault();
    switch (action.does) {
      case 'play':
        return actions.play();
      case 'seek-by':
        return actions.seekBy(action.seconds);
      case 'seek-to-share':
        return actions.seekToShare(action.share);
      case 'volume-by':
        return actions.volumeBy(action.share);
      case 'mute':
        return actions.mute();
      case 'full-screen':
        return actions.fullScreen();
      case 'captions':
        if (captions === null) return undefined;
        changePreferences({ areOn: !areOn });
        return setAnnounced(intl.formatMessage(areOn ? messages.captionsOff : messages.captionsOn));
      default:
        return setSettingsOpen(!isSettingsOpen);
    }
  };

  return (
    // Focusable by a press on the picture, so that the keys work after it.
    <Root ref={screenRef} tabIndex={-1} onKeyDown={pressKey}>
      <div data-picture="">
        <Video
          {...video}
          ref={videoRef}
          data-size={size}
          data-ground={ground}
          playsInline
          preload="metadata"
          aria-label={label}
          onClick={actions.play}
        />
        {(isWaiting || !hasPlayed) && (
          <div data-over="" aria-hidden>
            <span>{isWaiting ? <Spinner /> : <Play size={32} weight="fill" />}</span>
          </div>
        )}
      </div>
      <ControlBar
        actions={actions}
        captions={captions}
        settingsId={settingsId}
        isSettingsOpen={isSettingsOpen}
        onSettings={() => setSettingsOpen(!isSettingsOpen)}
      />
      <PlayerSettings id={settingsId} isOpen={isSettingsOpen} captions={captions} />
      <LiveRegion>{announced}</LiveRegion>
    </Root>
  );
}
