import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { SectionHead } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { BadgeCard } from '../BadgeCard.tsx';
import { badgesQuery } from '../badges.ts';
import { messages } from './messages.ts';

const Row = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(6),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  '& > li': { display: 'grid' },
}));

/** The newest badges on the learner's dashboard; nothing while there are none, or where they cannot load. */
export function LatestBadges() {
  const intl = useIntl();
  const { data } = useQuery(badgesQuery(1, 4));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section>
      <SectionHead title={intl.formatMessage(messages.title)} to={paths.curriculum()} />
      <Row>
        {data.items.map((badge) => (
          <li key={badge.id}>
            <BadgeCard badge={badge} />
          </li>
        ))}
      </Row>
    </section>
  );
}
