import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { usePlayback } from '../../lesson/playback.ts';
import { clockOf } from '../clock.ts';
import type { TextPart } from './find-text.ts';

const Line = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(3),
  width: '100%',
  padding: theme.spacing(1.5, 2),
  border: 0,
  borderRadius: theme.radius.sm,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.softText,
  },
  '&:focus-visible': { outlineOffset: -3 },
  '& time': {
    ...theme.typography.body2,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
  },
  '&[aria-current] time': { color: 'inherit' },
  '& mark': {
    borderRadius: 2,
    backgroundColor: theme.vars.palette.reward.soft,
    color: theme.vars.palette.reward.softText,
  },
}));

type Props = { start: number; parts: readonly TextPart[]; isCurrent: boolean };

const isSame = (one: Props, other: Props) =>
  one.start === other.start &&
  one.isCurrent === other.isCurrent &&
  JSON.stringify(one.parts) === JSON.stringify(other.parts);

/** One line; a press goes to its place in the video. */
export const TranscriptLine = memo(function TranscriptLine({ start, parts, isCurrent }: Props) {
  return (
    <li data-start={start}>
      <Line
        type="button"
        {...(isCurrent ? { 'aria-current': 'true' as const } : {})}
        onClick={() => usePlayback.getState().seekTo(start)}
      >
        <time>{clockOf(start)}</time>
        <span>
          {parts.map(({ text, isFound }, place) =>
            isFound ? <mark key={place}>{text}</mark> : text,
          )}
        </span>
      </Line>
    </li>
  );
}, isSame);
