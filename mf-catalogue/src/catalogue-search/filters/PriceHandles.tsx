import { styled } from '@mui/material/styles';
import { useEffect, useState, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { centsOf } from 'shared-auth';
import { useFormats } from 'shared-ui';
import type { FoundCourses } from '../api.ts';
import type { PriceRange } from './catalogue-filters.ts';
import { messages } from './messages.ts';
import { stepsOf } from './price-steps.ts';

/** After the last movement, in ms: a key that is held down is one search. */
export const SETTLE_MS = 400;

/** Of a handle, in px; half of it stands out on each side, so that its middle is at the price. */
const HANDLE = 24;

const Root = styled('div')(({ theme }) => {
  const handle = {
    appearance: 'none',
    boxSizing: 'border-box',
    width: HANDLE,
    height: HANDLE,
    border: `3px solid ${theme.vars.palette.primary.main}`,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'grab',
    // The two fields lie over one another: only their handles take the pointer.
    pointerEvents: 'auto',
  } as const;
  return {
    position: 'relative',
    height: theme.spacing(1),
    marginBottom: HANDLE / 2,
    borderRadius: theme.radius.full,
    background: `linear-gradient(to right, ${theme.vars.palette.border.default} var(--from), ${theme.vars.palette.primary.main} var(--from) var(--to), ${theme.vars.palette.border.default} var(--to))`,
    '& > input': {
      appearance: 'none',
      position: 'absolute',
      left: -HANDLE / 2,
      top: `calc(50% - ${HANDLE / 2}px)`,
      width: `calc(100% + ${HANDLE}px)`,
      height: HANDLE,
      margin: 0,
      background: 'none',
      borderRadius: theme.radius.full,
      pointerEvents: 'none',
    },
    '& > input::-webkit-slider-thumb': handle,
    '& > input::-moz-range-thumb': handle,
    '& > input:focus-visible': { outline: 'none' },
    '& > input:focus-visible::-webkit-slider-thumb': {
      outline: `3px solid ${theme.vars.palette.focus.ring}`,
      outlineOffset: 2,
    },
    '& > input:focus-visible::-moz-range-thumb': {
      outline: `3px solid ${theme.vars.palette.focus.ring}`,
      outlineOffset: 2,
    },
  };
});

/**
 * The lowest and the highest price under two handles, the browser's own for touch, keys and screen readers. A handle
 * at its end of the prices sets no bound, and neither passes the other.
 */
export function PriceHandles({
  prices,
  range,
  onSlide,
  onSettle,
}: {
  prices: FoundCourses['prices'];
  range: PriceRange;
  /** While a handle moves. */
  onSlide: (range: PriceRange) => void;
  /** Once it rests. */
  onSettle: (range: PriceRange) => void;
}) {
  const intl = useIntl();
  const { wholeEuro } = useFormats();
  const [moved, setMoved] = useState<PriceRange | null>(null);
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => {
      setMoved(null);
      onSettle(moved);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [moved, onSettle]);

  const { low, high, step } = stepsOf(prices);
  if (low >= high) return null;
  const within = (euro: number) => Math.min(Math.max(euro, low), high);
  const from = within(range.minPrice ?? low);
  const to = within(range.maxPrice ?? high);
  const slide = (next: PriceRange) => {
    setMoved(next);
    onSlide(next);
  };
  const boundOf = (euro: number, end: number) => (euro === end ? null : euro);
  const part = (euro: number) => `${((euro - low) / (high - low)) * 100}%`;
  const field = { min: low, max: high, step };
  return (
    <Root style={{ '--from': part(from), '--to': part(to) } as CSSProperties}>
      <input
        type="range"
        {...field}
        aria-label={intl.formatMessage(messages.lowestPrice)}
        aria-valuetext={wholeEuro(centsOf(from))}
        value={from}
        // Where both meet at the upper end, the lower one is the one that can move.
        style={{ zIndex: from > (low + high) / 2 ? 1 : 0 }}
        onChange={({ target }) =>
          slide({ ...range, minPrice: boundOf(Math.min(target.valueAsNumber, to), low) })
        }
      />
      <input
        type="range"
        {...field}
        aria-label={intl.formatMessage(messages.highestPrice)}
        aria-valuetext={wholeEuro(centsOf(to))}
        value={to}
        onChange={({ target }) =>
          slide({ ...range, maxPrice: boundOf(Math.max(target.valueAsNumber, from), high) })
        }
      />
    </Root>
  );
}
