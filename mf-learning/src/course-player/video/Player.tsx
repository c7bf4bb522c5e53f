import { Play } from '@phosphor-icons/react/dist/csr/Play';
import { styled } from '@mui/material/styles';
import { MediaActionTypes, useMediaSelector, useMediaStore } from 'media-chrome/react/media-store';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useIntl } from 'react-intl';
import { Band, LiveRegion, Spinner } from 'shared-ui';
import { ControlBar } from './bar/ControlBar.tsx';
import { PlayerSettings } from './bar/PlayerSettings.tsx';
import type { Captions } from './captions/use-captions.ts';
import { writeNote } from '../places/write-note.ts';
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

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > video': {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    maxHeight: 'min(70vh, 640px)',
    backgroundColor: theme.vars.palette.background.band,
  },
  '& > video::cue': {
    font: `500 1.125rem/1.4 ${theme.fonts.body}`,
    color: theme.vars.palette.common.white,
    backgroundColor: '#000',
  },
  '&[data-size=small] > video::cue': { fontSize: '0.875rem' },
  '&[data-size=large] > video::cue': { fontSize: '1.625rem' },
  '&[data-ground=shaded] > video::cue': { backgroundColor: 'rgb(0 0 0 / 60%)' },
  '&[data-ground=none] > video::cue': { backgroundColor: 'transparent', textShadow: shadow },
}));

/** The picture, the bar below it, and the keys of both. */
export function Player({
  element,
  label,
  posterUrl,
  captions,
  onShow,
}: {
  /** Not made by React: it may have begun before the application was there. */
  element: HTMLVideoElement;
  label: string;
  posterUrl: string | null;
  captions: Captions | null;
  /** Right before the element comes onto the page. */
  onShow: (() => void) | null;
}) {
  const intl = useIntl();
  const settingsId = useId();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [announced, setAnnounced] = useState('');
  const actions = usePlayerActions(element);
  const store = useMediaStore();
  const { areOn, size, ground } = usePreferences();
  const isWaiting = useMediaSelector(
    (state) => state.mediaLoading === true && state.mediaPaused === false,
  );
  const hasPlayed = useMediaSelector((state) => state.mediaHasPlayed === true);

  const picture = useRef<HTMLDivElement>(null);
  const show = useRef(onShow);

  useLayoutEffect(() => {
    show.current?.();
    // What is drawn over it comes after it.
    picture.current?.prepend(element);
    const change = (detail: HTMLVideoElement | null) =>
      store.dispatch({ type: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, detail });
    change(element);
    return () => {
      change(null);
      element.remove();
    };
  }, [store, element]);
  useLayoutEffect(() => {
    element.setAttribute('aria-label', label);
  }, [element, label]);
  useLayoutEffect(() => {
    // Not seen any more where the first frame is there, and then not fetched either.
    if (posterUrl !== null && element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) {
      element.setAttribute('poster', posterUrl);
    }
  }, [element, posterUrl]);
  useEffect(() => {
    element.addEventListener('click', actions.play);
    return () => element.removeEventListener('click', actions.play);
  }, [element, actions]);
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
      case 'write-note':
        return void writeNote();
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
      <Picture ref={picture} data-picture="" data-size={size} data-ground={ground}>
        {(isWaiting || !hasPlayed) && (
          <div data-over="" aria-hidden>
            <span>{isWaiting ? <Spinner /> : <Play size={32} weight="fill" />}</span>
          </div>
        )}
      </Picture>
      <ControlBar
        element={element}
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
