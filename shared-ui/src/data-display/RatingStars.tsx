import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { useFormats } from '../formats/use-formats.ts';
import { messages } from '../i18n/messages.ts';

const STAR = 'M12 2.6l2.9 6.1 6.7.9-4.9 4.6 1.2 6.6L12 17.6l-5.9 3.2 1.2-6.6L2.4 9.6l6.7-.9z';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  fontSize: '0.875rem',
  '& b': {
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.reward.text,
  },
  '[data-band] & b': { color: theme.vars.palette.reward.onBand },
  '& small': { fontSize: 'inherit', color: theme.vars.palette.text.tertiary },
  '[data-band] & small': { color: theme.vars.palette.text.onBandMuted },
}));

const Row = styled('svg')(({ theme }) => ({
  flex: 'none',
  '& [data-part=empty]': { fill: theme.vars.palette.star.empty },
  '[data-band] & [data-part=empty]': { fill: theme.vars.palette.border.onBand },
  '& [data-part=full]': { fill: theme.vars.palette.reward.main },
}));

/** Five stars with a fractional fill; decorative by itself. */
export function Stars({ value, size = 16 }: { value: number; size?: number }) {
  const share = Math.min(Math.max(value, 0), 5) / 5;
  const stars = [0, 1, 2, 3, 4].map((index) => (
    <path key={index} d={STAR} transform={`translate(${index * 24} 0)`} />
  ));
  return (
    <Row width={size * 5} height={size} viewBox="0 0 120 24" aria-hidden="true">
      <g data-part="empty">{stars}</g>
      {/* A nested viewport cuts the fill where the average stands, without an id. */}
      <svg width={120 * share} height={24} data-part="full" overflow="hidden">
        {stars}
      </svg>
    </Row>
  );
}

/** Average and stars: "4,3" and five stars, "-" without votes (E64). */
export function Rating({
  average,
  votes,
  size = 16,
  hasOneStar = false,
}: {
  average: number | null | undefined;
  votes?: number;
  size?: number;
  /** One star and the number: cards. */
  hasOneStar?: boolean;
}) {
  const intl = useIntl();
  const { rating, integer } = useFormats();
  const text = rating(average);
  const label = average
    ? intl.formatMessage(messages.ratingValue, { average: text })
    : intl.formatMessage(messages.ratingNone);
  const votesText =
    votes === undefined ? '' : intl.formatMessage(messages.ratingVotes, { count: votes });
  return (
    <Root role="img" aria-label={votesText ? `${label}, ${votesText}` : label}>
      {hasOneStar ? (
        <Row width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} data-part={average ? 'full' : 'empty'} />
        </Row>
      ) : (
        <Stars value={average ?? 0} size={size} />
      )}
      <b aria-hidden="true">{text}</b>
      {votes !== undefined && <small aria-hidden="true">({integer(votes)})</small>}
    </Root>
  );
}
