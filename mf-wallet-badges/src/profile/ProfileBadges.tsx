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
import { messages } from './messages.ts';

const PAGE_SIZE = 2;

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
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: 3 },
}));

/** BlockChain CV of the profile: the two newest badges, 50 wide (2§2, BADGE-14). */
export function ProfileBadges() {
  const intl = useIntl();
  const query = useQuery(badgesQuery(1, PAGE_SIZE));
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
          <List>
            {data.items.map((badge) => (
              <li key={badge.id}>
                <BadgeRow badge={badge} />
              </li>
            ))}
          </List>
        )}
      </StateView>
    </PaddedCard>
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
      </span>
    </Row>
  );
}
