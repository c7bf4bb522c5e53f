import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card, CategoryTile, levelMessages, Pill, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import type { Skill } from './api.ts';
import { messages } from './messages.ts';

const Root = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(4),
  padding: theme.spacing(5),
  '&:has(a:hover)': { borderColor: theme.vars.palette.border.strong },
  '&:has(a:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: 2,
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  '& h2': { ...theme.typography.h4, textWrap: 'balance' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

export const SkillFacts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  fontSize: '0.9375rem',
}));

/** A skill in the list; the whole card opens it. */
export function SkillCard({ skill }: { skill: Skill }) {
  const { date } = useFormats();
  return (
    <Root>
      <CategoryTile category={skill.category} />
      <Words>
        <h2>
          <Link to={paths.skill(skill.id)}>{skill.title}</Link>
        </h2>
        <SkillFacts>
          <Pill tone="info">
            <FormattedMessage {...levelMessages[skill.level]} />
          </Pill>
          <FormattedMessage {...messages.proofs} values={{ count: skill.badges }} />
        </SkillFacts>
        <small>
          <FormattedMessage {...messages.updated} values={{ date: date(skill.updatedAt) }} />
        </small>
      </Words>
    </Root>
  );
}
