import { styled } from '@mui/material/styles';
import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Glyph } from 'shared-ui';
import type { FoundCourses } from '../api.ts';
import { isRangeInverted, parseEuro, type PriceRange } from './catalogue-filters.ts';
import { Group } from './filter-parts.ts';
import { messages } from './messages.ts';
import { PriceHandles } from './PriceHandles.tsx';

const Bars = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: theme.spacing(0.75),
  height: theme.spacing(12),
  '& > span': {
    flex: 1,
    minHeight: '2px',
    borderRadius: '2px 2px 0 0',
    backgroundColor: theme.vars.palette.border.default,
  },
  '& > [data-within]': { backgroundColor: theme.vars.palette.primary.main },
}));

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(4),
  marginTop: theme.spacing(4),
  '& label': { ...theme.typography.label, display: 'block', marginBottom: theme.spacing(1.5) },
  '& > div > span': { position: 'relative', display: 'block' },
  '& > div > span > span': {
    position: 'absolute',
    right: theme.spacing(3.5),
    top: 0,
    bottom: 0,
    display: 'grid',
    placeItems: 'center',
    color: theme.vars.palette.text.secondary,
    pointerEvents: 'none',
  },
}));

const Amount = styled('input')(({ theme }) => ({
  width: '100%',
  minHeight: theme.spacing(11.5),
  padding: theme.spacing(0, 8, 0, 3.5),
  border: `1.5px solid ${theme.vars.palette.border.strong}`,
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
}));

const Wrong = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  gap: theme.spacing(1.5),
  alignItems: 'center',
  marginTop: theme.spacing(2),
  fontWeight: 600,
  color: theme.vars.palette.error.main,
}));

/**
 * Two amounts in euro, taken on leaving a field or on Enter, or by two handles under the picture of what there is.
 */
export function PriceFilter({
  minPrice,
  maxPrice,
  prices,
  onChange,
}: PriceRange & {
  prices: FoundCourses['prices'] | null;
  onChange: (range: PriceRange) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState(textsOf({ minPrice, maxPrice }));
  const [given, setGiven] = useState({ minPrice, maxPrice });
  // Taken back by its chip, or set from the address. No new fields: they would lose the focus.
  if (given.minPrice !== minPrice || given.maxPrice !== maxPrice) {
    setGiven({ minPrice, maxPrice });
    setTyped(textsOf({ minPrice, maxPrice }));
  }
  const range = { minPrice: parseEuro(typed.min), maxPrice: parseEuro(typed.max) };
  const isInverted = isRangeInverted(range);
  const apply = () => {
    const isSame = range.minPrice === minPrice && range.maxPrice === maxPrice;
    if (!isInverted && !isSame) onChange(range);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply();
  };
  const field = (name: 'min' | 'max') => ({
    id: `${id}-${name}`,
    value: typed[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    'aria-invalid': isInverted,
    ...(isInverted ? { 'aria-describedby': `${id}-wrong` } : {}),
    onChange: (event: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: event.target.value })),
    onBlur: apply,
    onKeyDown,
  });
  return (
    <Group>
      <legend>
        <FormattedMessage {...messages.price} />
      </legend>
      {prices !== null && (
        <div>
          <Histogram prices={prices} range={range} />
          <PriceHandles
            prices={prices}
            range={range}
            onSlide={(next) => setTyped(textsOf(next))}
            onSettle={onChange}
          />
        </div>
      )}
      <Fields>
        <div>
          <label htmlFor={`${id}-min`}>
            <FormattedMessage {...messages.minPrice} />
          </label>
          <span>
            <Amount {...field('min')} />
            <span aria-hidden="true">€</span>
          </span>
        </div>
        <div>
          <label htmlFor={`${id}-max`}>
            <FormattedMessage {...messages.maxPrice} />
          </label>
          <span>
            <Amount {...field('max')} />
            <span aria-hidden="true">€</span>
          </span>
        </div>
      </Fields>
      {isInverted && (
        <Wrong id={`${id}-wrong`} role="alert">
          <Glyph name="errorFill" size={16} />
          <FormattedMessage {...messages.inverted} />
        </Wrong>
      )}
    </Group>
  );
}

function Histogram({ prices, range }: { prices: FoundCourses['prices']; range: PriceRange }) {
  const highest = Math.max(1, ...prices.counts);
  const step = (prices.max - prices.min) / prices.counts.length;
  return (
    <Bars aria-hidden="true">
      {prices.counts.map((count, index) => {
        const from = prices.min + step * index;
        const isWithin =
          (range.minPrice === null || from + step > range.minPrice) &&
          (range.maxPrice === null || from <= range.maxPrice);
        return (
          <span
            // Steps are equal where all courses cost the same.
            key={index}
            {...(isWithin ? { 'data-within': '' } : {})}
            style={{ height: `${(count / highest) * 100}%` }}
          />
        );
      })}
    </Bars>
  );
}

const textsOf = ({ minPrice, maxPrice }: PriceRange) => ({
  min: textOf(minPrice),
  max: textOf(maxPrice),
});

const textOf = (euro: number | null) => (euro === null ? '' : String(euro).replace('.', ','));
