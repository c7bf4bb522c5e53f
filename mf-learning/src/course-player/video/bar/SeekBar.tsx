import { styled } from '@mui/material/styles';
import { useMediaSelector } from 'media-chrome/react/media-store';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { textAt, type Cue } from '../captions/cues.ts';
import { clockOf } from '../clock.ts';
import { messages } from '../messages.ts';
import type { PlayerActions } from '../use-player-actions.ts';
import { hasRoomForPictures, PreviewPicture } from './PreviewPicture.tsx';

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  height: theme.spacing(11),
  display: 'grid',
  alignItems: 'center',
  borderRadius: theme.radius.sm,
  '&:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.focus.ringOnBand}`,
    outlineOffset: -4,
  },
}));

const Rail = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 5,
  borderRadius: theme.radius.full,
  backgroundColor: theme.vars.palette.border.onBand,
  '& > span': {
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    borderRadius: 'inherit',
    backgroundColor: theme.vars.palette.text.onBandMuted,
    opacity: 0.5,
  },
  '& > span:nth-of-type(2)': {
    backgroundColor: theme.vars.palette.primary.onBand,
    opacity: 1,
  },
  '& > i': {
    position: 'absolute',
    top: '50%',
    width: 16,
    height: 16,
    margin: '-8px 0 0 -8px',
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.common.white,
  },
}));

/** The browser's own slider lies over what is drawn: touch, pointer and screen readers know it. */
const Slider = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  touchAction: 'none',
  appearance: 'none',
  // So narrow that the value is where the pointer is.
  '&::-webkit-slider-thumb': { appearance: 'none', width: 1, height: 1 },
  '&::-moz-range-thumb': { width: 1, height: 1, border: 0 },
});

const Preview = styled('div')(({ theme }) => ({
  position: 'absolute',
  bottom: '100%',
  width: 'min(240px, 60vw)',
  padding: theme.spacing(1.5, 2.5),
  borderRadius: theme.radius.sm,
  backgroundColor: theme.vars.palette.background.bandRaised,
  color: theme.vars.palette.text.onBand,
  textAlign: 'center',
  pointerEvents: 'none',
  ...theme.typography.caption,
  '& b': { display: 'block', fontVariantNumeric: 'tabular-nums' },
}));

const keySeconds: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
};

/** Where the video is, and the way to another place; over it, the picture there, the time and what is said. */
export function SeekBar({
  element,
  actions,
  cues,
}: {
  element: HTMLVideoElement;
  actions: PlayerActions;
  cues: readonly Cue[];
}) {
  const intl = useIntl();
  const duration = useMediaSelector((state) => state.mediaDuration ?? 0);
  const current = useMediaSelector((state) => state.mediaCurrentTime ?? 0);
  const buffered = useMediaSelector((state) => state.mediaBuffered?.at(-1)?.[1] ?? 0);
  const isHeld = useRef(false);
  const [held, setHeld] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  /** The file that pictures come from; null until somebody looks for a place. */
  const [pictureUrl, setPictureUrl] = useState<string | null>(null);

  const length = Number.isFinite(duration) ? duration : 0;
  const shown = held ?? current;
  const percent = (seconds: number) =>
    `${length > 0 ? Math.min((seconds / length) * 100, 100) : 0}%`;

  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width > 0 ? (event.clientX - left) / width : 0;
    setPointed(Math.min(Math.max(share, 0), 1) * length);
    // Its address may have expired meanwhile, and have become another one.
    setPictureUrl((hasRoomForPictures() && element.currentSrc) || null);
  };
  const letGo = () => {
    isHeld.current = false;
    if (held !== null) actions.seekTo(held);
    setHeld(null);
  };
  const pressKey = (event: KeyboardEvent) => {
    const seconds = keySeconds[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (seconds !== undefined) actions.seekBy(seconds);
    else if (event.key === 'Home') actions.seekTo(0);
    else if (event.key === 'End') actions.seekTo(length);
    else return;
    event.preventDefault();
  };
  const previewed = held ?? pointed;
  const place = previewed ?? 0;
  const said = previewed === null ? '' : textAt(cues, previewed);
  return (
    <Root onPointerMove={point} onPointerLeave={() => setPointed(null)}>
      <Rail>
        <span style={{ width: percent(buffered) }} />
        <span style={{ width: percent(shown) }} />
        <i style={{ left: percent(shown) }} />
      </Rail>
      <Slider
        type="range"
        min={0}
        max={length}
        step={0.1}
        value={Math.min(shown, length)}
        disabled={length === 0}
        aria-label={intl.formatMessage(messages.seek)}
        aria-valuetext={intl.formatMessage(messages.place, {
          at: clockOf(shown),
          duration: clockOf(length),
        })}
        onKeyDown={pressKey}
        onPointerDown={() => {
          isHeld.current = true;
        }}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onChange={({ target }) => {
          const seconds = Number(target.value);
          // Assistive technology moves it without a pointer.
          if (isHeld.current) setHeld(seconds);
          else actions.seekTo(seconds);
        }}
      />
      {(previewed !== null || pictureUrl !== null) && length > 0 && (
        // It stays when the pointer has gone: its picture has read the head of the file.
        <Preview
          aria-hidden
          hidden={previewed === null}
          style={{ left: `clamp(0px, calc(${percent(place)} - 120px), calc(100% - 240px))` }}
        >
          {pictureUrl !== null && (
            <PreviewPicture key={pictureUrl} url={pictureUrl} seconds={place} />
          )}
          <b>{clockOf(place)}</b>
          {said}
        </Preview>
      )}
    </Root>
  );
}
