import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../accessibility/VisuallyHidden.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '&:disabled': { opacity: 0.6 },
}));

const Row = styled('span')({ display: 'inline-flex' });

const Choice = styled('label')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  cursor: 'pointer',
  position: 'relative',
  borderRadius: theme.radius.md,
  color: theme.vars.palette.star.empty,
  transition: `color ${theme.duration.fast} ${theme.easing.standard}`,
  '&[data-lit]': { color: theme.vars.palette.reward.main },
  'fieldset:disabled &': { cursor: 'not-allowed' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: -2,
  },
}));

/** Five radio stars of 44 px; the arrows of the keyboard move, as in any radio group. */
export function RatingInput({
  value,
  onChange,
  disabled = false,
  legend,
}: {
  value: number | null;
  onChange: (value: number) => void;
  disabled?: boolean;
  legend?: ReactNode;
}) {
  const intl = useIntl();
  const name = useId();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const lit = pointedAt ?? value ?? 0;
  return (
    <Group disabled={disabled}>
      <VisuallyHidden as="legend">
        {legend ?? <FormattedMessage {...messages.ratingInput} />}
      </VisuallyHidden>
      <Row onPointerLeave={() => setPointedAt(null)}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Choice
            key={star}
            {...(star <= lit ? { 'data-lit': '' } : {})}
            onPointerEnter={() => setPointedAt(disabled ? null : star)}
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              aria-label={intl.formatMessage(messages.ratingChoice, { value: star })}
              onChange={() => onChange(star)}
            />
            <Glyph name="star" size={28} />
          </Choice>
        ))}
      </Row>
    </Group>
  );
}
