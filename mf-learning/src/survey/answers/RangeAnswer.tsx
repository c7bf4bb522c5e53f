import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Question } from '../survey.ts';
import { messages } from './messages.ts';
import { useChoices } from './use-choices.ts';

const Root = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

const Value = styled('output')(({ theme }) => ({
  ...theme.typography.h3,
  '&[data-untouched]': { color: theme.vars.palette.text.tertiary, fontWeight: 500 },
}));

const thumb = {
  appearance: 'none',
  width: 28,
  height: 28,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'currentColor',
} as const;

const track = { height: 8, borderRadius: 4 } as const;

const Slider = styled('input')(({ theme }) => {
  const ground = {
    ...track,
    background: `linear-gradient(to right, currentColor var(--part), ${theme.vars.palette.border.default} var(--part))`,
  };
  return {
    appearance: 'none',
    width: '100%',
    height: 44,
    margin: 0,
    background: 'none',
    color: theme.vars.palette.primary.main,
    cursor: 'pointer',
    '&[data-untouched]': { color: theme.vars.palette.border.strong },
    '&::-webkit-slider-runnable-track': ground,
    '&::-moz-range-track': ground,
    '&::-webkit-slider-thumb': { ...thumb, marginTop: -10 },
    '&::-moz-range-thumb': thumb,
  };
});

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(6),
  marginTop: theme.spacing(-3),
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& > :last-child': { textAlign: 'right' },
}));

/** Keys that leave a slider at its value, so that there is no change event. */
const confirming = new Set(['Enter', ' ', 'Home', 'ArrowLeft', 'ArrowDown', 'PageDown']);

/** A scale of options: each stop is one. Nothing is answered before the first gesture. */
export function RangeAnswer({ question }: { question: Question }) {
  const intl = useIntl();
  const { chosen, choose } = useChoices(question);
  const { options, text } = question;
  const place = options.findIndex(({ id }) => chosen.includes(id));
  const isUntouched = place === -1;
  const at = Math.max(0, place);
  const last = Math.max(1, options.length - 1);
  const label = isUntouched ? intl.formatMessage(messages.untouched) : (options[at]?.label ?? '');
  const take = (index: number) => {
    const option = options[index];
    if (option !== undefined) choose([option.id]);
  };
  return (
    <Root>
      <Value {...(isUntouched ? { 'data-untouched': '' } : {})} aria-hidden="true">
        {label}
      </Value>
      <Slider
        type="range"
        aria-label={text}
        aria-valuetext={label}
        min={0}
        max={last}
        step={1}
        value={at}
        style={{ '--part': `${(at * 100) / last}%` } as object}
        {...(isUntouched ? { 'data-untouched': '' } : {})}
        onChange={(event) => take(event.target.valueAsNumber)}
        // The browser fires no change event when the first stop is the answer.
        onPointerUp={(event) => take(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          if (!isUntouched || !confirming.has(event.key)) return;
          event.preventDefault();
          take(at);
        }}
      />
      <Ends aria-hidden="true">
        <span>{options[0]?.label}</span>
        <span>{options.at(-1)?.label}</span>
      </Ends>
    </Root>
  );
}
