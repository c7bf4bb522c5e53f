import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import {
  BadgeObject,
  PaddedCard,
  Pill,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  useFirstSight,
  useFormats,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { badgesQuery, type Badge } from '../badges.ts';
import { useValidity } from '../use-validity.ts';
import { validityMessages } from '../validity-messages.ts';
import { messages } from './messages.ts';
import { nextBadgeQuery } from './next-badge.ts';
import { NextBadge } from './NextBadge.tsx';

/** In the four columns that the block has from `lg`; as many again where it has the width. */
const SHOWN = 2;

const Block = styled(PaddedCard)(({ theme }) => ({ display: 'grid', gap: theme.spacing(6) }));

const Row = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(6, 4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7rem), 1fr))',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: `repeat(${SHOWN}, minmax(0, 1fr))`,
    [`& > li:nth-of-type(n + ${SHOWN + 1})`]: { display: 'none' },
  },
}));

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: theme.spacing(1),
  textAlign: 'center',
  '& h3': { ...theme.typography.label, marginTop: theme.spacing(2), textWrap: 'balance' },
  '& a': { color: 'inherit' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& time': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/**
 * The newest badges on the learner's dashboard, and the course that is nearest to the next one. Nothing while there
 * is neither, or where they cannot load.
 */
export function LatestBadges() {
  const intl = useIntl();
  const badges = useQuery(badgesQuery(1, SHOWN * 2));
  const next = useQuery(nextBadgeQuery);
  const isLoading = [badges, next].some(
    ({ isPending, failureCount }) => isPending && failureCount === 0,
  );
  const items = badges.data?.items ?? [];
  if (isLoading) return <BlockSkeleton />;
  if (items.length === 0 && !next.data) return null;
  return (
    <section data-dashboard="aside" aria-labelledby="dashboard-badges">
      <SectionHead
        id="dashboard-badges"
        title={intl.formatMessage(messages.title)}
        size="small"
        to={paths.curriculum()}
      />
      <Block>
        {items.length > 0 && (
          <Row>
            {items.map((badge) => (
              <SmallBadge key={badge.id} badge={badge} />
            ))}
          </Row>
        )}
        {next.data && <NextBadge course={next.data} isBelow={items.length > 0} />}
      </Block>
    </section>
  );
}

function SmallBadge({ badge }: { badge: Badge }) {
  const { date } = useFormats();
  const isFirstSight = useFirstSight(badge);
  const validity = useValidity(badge);
  const { level, kind, category, courseId, code, title, acquiredAt } = badge;
  return (
    <Item>
      <BadgeObject
        {...{ level, kind, category, code, title }}
        seed={courseId ?? 0}
        size={104}
        isStamped={isFirstSight}
        isDecorative
      />
      <h3>
        <Link to={paths.certification(badge.id)}>{title}</Link>
      </h3>
      <time dateTime={acquiredAt}>{date(acquiredAt)}</time>
      {(validity === 'revoked' || validity === 'expired') && (
        <Pill tone="danger">
          <FormattedMessage
            {...(validity === 'revoked' ? validityMessages.isRevoked : validityMessages.isOver)}
          />
        </Pill>
      )}
    </Item>
  );
}

const BlockSkeleton = () => (
  <div data-dashboard="aside">
    <SkeletonGroup>
      <Skeleton height="22rem" radius={16} />
    </SkeletonGroup>
  </div>
);
