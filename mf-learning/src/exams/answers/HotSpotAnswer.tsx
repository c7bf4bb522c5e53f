import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import type { AnswerProps } from '../question.ts';
import { messages } from './messages.ts';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  justifySelf: 'start',
  maxWidth: '100%',
  cursor: 'crosshair',
  border: `1.5px solid ${theme.vars.palette.border.strong}`,
  borderRadius: theme.radius.md,
  overflow: 'hidden',
  '& > img': { display: 'block', maxWidth: '100%', height: 'auto' },
}));

/** White within ink: seen on every picture. */
const Mark = styled('span')({
  position: 'absolute',
  width: 28,
  height: 28,
  margin: -14,
  borderRadius: '50%',
  border: '3px solid #fff',
  boxShadow: '0 0 0 3px #0B1B27, inset 0 0 0 3px #0B1B27',
  pointerEvents: 'none',
});

const Sliders = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 6),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  '& label': { ...theme.typography.label, display: 'grid' },
  '& input': { width: '100%', height: 44, accentColor: theme.vars.palette.primary.main },
}));

/** Of one press of an arrow key: fine enough for a region of a twentieth of the picture. */
const STEP_PERCENT = 1;

const within = (value: number): number =>
  Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

/** A point of the picture: pressed upon it, or set by the two sliders. */
export function HotSpotAnswer({
  question,
  answer,
  onAnswer,
  onPictureLost,
}: AnswerProps<'hotSpot'>) {
  const intl = useIntl();
  const { picture } = question;
  const point = answer ?? { x: 0.5, y: 0.5 };
  const place = (event: MouseEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    onAnswer({
      x: within((event.clientX - left) / width),
      y: within((event.clientY - top) / height),
    });
  };
  const axis = (name: 'x' | 'y', label: string) => (
    <label>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        step={STEP_PERCENT}
        value={Math.round(point[name] * 100)}
        aria-valuetext={
          answer === null
            ? intl.formatMessage(messages.noPoint)
            : intl.formatMessage(messages.percent, { value: Math.round(point[name] * 100) })
        }
        onChange={({ target }) => onAnswer({ ...point, [name]: target.valueAsNumber / 100 })}
      />
    </label>
  );
  return (
    <>
      {picture !== null && (
        // The sliders below do the same by keyboard.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <Frame onClick={place} data-testid="hot-spot">
          <img src={picture.url} alt={picture.text} draggable={false} onError={onPictureLost} />
          {answer !== null && (
            <Mark style={{ left: `${answer.x * 100}%`, top: `${answer.y * 100}%` }} />
          )}
        </Frame>
      )}
      <Sliders>
        {axis('x', intl.formatMessage(messages.fromLeft))}
        {axis('y', intl.formatMessage(messages.fromTop))}
      </Sliders>
    </>
  );
}
