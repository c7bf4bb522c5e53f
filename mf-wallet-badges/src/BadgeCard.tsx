import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BadgeObject, Card, useFirstSight, useFormats } from 'shared-ui';
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

/** A badge on the wall: the object, its title, its day; the whole card opens it. */
export function BadgeCard({ badge, children }: { badge: Badge; children?: ReactNode }) {
  const { date } = useFormats();
  const isFirstSight = useFirstSight(badge);
  const { level, kind, category, courseId, code, title } = badge;
  return (
    <Root>
      <BadgeObject
        {...{ level, kind, category, code, title }}
        seed={courseId ?? 0}
        size={132}
        isStamped={isFirstSight}
        isDecorative
      />
      <Title>
        <Link to={paths.certification(badge.id)}>{title}</Link>
      </Title>
      <Facts>
        {date(badge.acquiredAt)}
        <ValidityNote validUntil={badge.validUntil} />
        {children}
      </Facts>
    </Root>
  );
}
