import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../accessibility/VisuallyHidden.tsx';
import { messages } from '../i18n/messages.ts';
import { Stars } from './RatingStars.tsx';

const List = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 3.5ch',
  gap: theme.spacing(3),
  alignItems: 'center',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '& > :last-of-type': { textAlign: 'right' },
}));

const Track = styled('span')(({ theme }) => ({
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.border.subtle,
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: 4,
    backgroundColor: theme.vars.palette.reward.main,
  },
}));

export type RatingShare = { value: number; percentage: number };

/** Five rows, five stars first: star value, brass bar, percentage (0 to 100). */
export function RatingDistribution({ shares }: { shares: readonly RatingShare[] }) {
  return (
    <List>
      {[5, 4, 3, 2, 1].map((value) => {
        const percentage = Math.round(
          shares.find((share) => share.value === value)?.percentage ?? 0,
        );
        return (
          <Row key={value}>
            <Stars value={value} size={14} />
            <Track aria-hidden="true">
              <span style={{ width: `${percentage}%` }} />
            </Track>
            <span aria-hidden="true">{percentage}%</span>
            <VisuallyHidden>
              <FormattedMessage {...messages.ratingRow} values={{ value, percentage }} />
            </VisuallyHidden>
          </Row>
        );
      })}
    </List>
  );
}
