import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BadgeObject, Card, Skeleton, SkeletonGroup, useFirstSight, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { Badge } from './badges.ts';
import { ValidityNote } from './ValidityNote.tsx';

const Root = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: theme.spacing(3),
  padding: theme.spacing(6, 4, 5),
  textAlign: 'center',
  '&:has(a:hover)': { borderColor: theme.vars.palette.border.strong },
  '&:has(a:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: 2,
  },
}));

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  textWrap: 'balance',
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
}));

const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
}));

/** Badges side by side, as many as the width allows. */
export const BadgeGrid = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(6),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  '& > li': { display: 'grid' },
}));

/** In the place of badges that load. */
export const BadgeGridSkeleton = () => (
  <SkeletonGroup>
    <BadgeGrid as="div">
      {Array.from({ length: 4 }, (_, place) => (
        <Skeleton key={place} height="17rem" radius={16} />
      ))}
    </BadgeGrid>
  </SkeletonGroup>
);

/** A badge of the holder, on the wall: the whole card opens it. */
export function BadgeCard({ badge, children }: { badge: Badge; children?: ReactNode }) {
  const isFirstSight = useFirstSight(badge);
  return (
    <BadgeTile badge={badge} to={paths.certification(badge.id)} isStamped={isFirstSight}>
      <ValidityNote badge={badge} />
      {children}
    </BadgeTile>
  );
}

/** Anybody's badge as a card: the object, its title, its day, and what is said below. */
export function BadgeTile({
  badge,
  to,
  isStamped = false,
  children,
}: {
  badge: Pick<Badge, 'level' | 'kind' | 'category' | 'code' | 'title' | 'courseId' | 'acquiredAt'>;
  to: string;
  isStamped?: boolean;
  children?: ReactNode;
}) {
  const { date } = useFormats();
  const { level, kind, category, courseId, code, title } = badge;
  return (
    <Root>
      <BadgeObject
        {...{ level, kind, category, code, title }}
        seed={courseId ?? 0}
        size={132}
        isStamped={isStamped}
        isDecorative
      />
      <Title>
        <Link to={to}>{title}</Link>
      </Title>
      <Facts>
        {date(badge.acquiredAt)}
        {children}
      </Facts>
    </Root>
  );
}
