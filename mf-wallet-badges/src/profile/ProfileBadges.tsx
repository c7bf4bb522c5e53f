import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import {
  BadgeObject,
  PaddedCard,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  StateView,
  useFormats,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { badgesQuery, type Badge } from '../badges.ts';
import { ValidityNote } from '../ValidityNote.tsx';
import { bestSkillsQuery } from './api.ts';
import { messages } from './messages.ts';

const PAGE_SIZE = 2;

const pending = {
  status: 'pending',
  data: undefined,
  error: null,
  refetch: () => undefined,
} as const;

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(4),
}));

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(4),
  color: 'inherit',
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: 3 },
}));

const Best = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(5),
  paddingTop: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& ul': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(2),
  },
  '& li > a': {
    display: 'block',
    padding: theme.spacing(1.5, 3),
    borderRadius: theme.radius.full,
    backgroundColor: theme.vars.palette.background.sunken,
    color: 'inherit',
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& li > a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
}));

/** BlockChain CV of the profile: the two newest badges, 50 wide (2§2, BADGE-14), and the best competences. */
export function ProfileBadges() {
  const intl = useIntl();
  const badges = useQuery(badgesQuery(1, PAGE_SIZE));
  const best = useQuery(bestSkillsQuery);
  // Drawn together: competences that come later would push what is below.
  const query = best.isPending && badges.isSuccess ? pending : badges;
  return (
    <PaddedCard>
      <SectionHead
        title={intl.formatMessage(messages.title)}
        to={paths.curriculum()}
        size="small"
      />
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="7rem" radius={10} />
          </SkeletonGroup>
        }
        isEmpty={(data) => data.items.length === 0}
        empty={<FormattedMessage {...messages.empty} />}
      >
        {(data) => (
          <>
            <List>
              {data.items.map((badge) => (
                <li key={badge.id}>
                  <BadgeRow badge={badge} />
                </li>
              ))}
            </List>
            <BestSkills skills={best.data ?? []} />
          </>
        )}
      </StateView>
    </PaddedCard>
  );
}

function BestSkills({ skills }: { skills: readonly { id: number; title: string }[] }) {
  const intl = useIntl();
  if (skills.length === 0) return null;
  return (
    <Best>
      <SectionHead
        title={intl.formatMessage(messages.bestSkills)}
        to={paths.skills()}
        size="small"
        level={3}
      />
      <ul>
        {skills.map(({ id, title }) => (
          <li key={id}>
            <Link to={paths.skill(id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </Best>
  );
}

function BadgeRow({ badge }: { badge: Badge }) {
  const { date } = useFormats();
  const { level, kind, category, courseId, code, title } = badge;
  return (
    <Row to={paths.certification(badge.id)}>
      <BadgeObject
        {...{ level, kind, category, code, title }}
        seed={courseId ?? 0}
        size={50}
        isDecorative
      />
      <span>
        <strong>{title}</strong>
        <small>{date(badge.acquiredAt)}</small>
        <small>
          <ValidityNote badge={badge} />
        </small>
      </span>
    </Row>
  );
}
