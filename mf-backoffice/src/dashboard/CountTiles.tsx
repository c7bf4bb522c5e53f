import { styled } from '@mui/material/styles';
import { Chalkboard } from '@phosphor-icons/react/dist/csr/Chalkboard';
import { Shapes } from '@phosphor-icons/react/dist/csr/Shapes';
import { UsersThree } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  Skeleton,
  SkeletonGroup,
  StateView,
  TextLink,
  useFormats,
  VisuallyHidden,
} from 'shared-ui';
import { Sparkline, StatTile } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { categoriesQuery } from '../categories.ts';
import { professorsCountQuery, userMonthsQuery, usersCountQuery } from './api.ts';
import { messages } from './messages.ts';

const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  '& > *': { alignContent: 'start' },
}));

// More than there are: the tile counts courses over all of them.
const ALL_CATEGORIES = 100;

/** Users, teachers, categories (DASH-04), each leading to the rows that it counts (DASH-05, E2). */
export function CountTiles() {
  const intl = useIntl();
  const { integer } = useFormats();
  const professors = useQuery(professorsCountQuery);
  const categories = useQuery(categoriesQuery(1, ALL_CATEGORIES));
  return (
    <section>
      <VisuallyHidden as="h2">{intl.formatMessage(messages.counts)}</VisuallyHidden>
      <Tiles>
        <UsersTile />
        <StateView query={professors} skeleton={<TileSkeleton />}>
          {(total) => (
            <StatTile
              to={paths.table('users', { isDocente: true })}
              label={<FormattedMessage {...messages.professors} />}
              value={integer(total)}
              icon={<Chalkboard size={20} aria-hidden />}
            />
          )}
        </StateView>
        <StateView query={categories} skeleton={<TileSkeleton />}>
          {({ totalItems, items }) => (
            <StatTile
              to={paths.table('categories')}
              label={<FormattedMessage {...messages.categories} />}
              value={integer(totalItems)}
              icon={<Shapes size={20} aria-hidden />}
              detail={
                <FormattedMessage
                  {...messages.published}
                  values={{ count: items.reduce((sum, { courses }) => sum + courses, 0) }}
                />
              }
            />
          )}
        </StateView>
      </Tiles>
    </section>
  );
}

/** All of them, and who registered this month. Without the months, the total stands alone. */
function UsersTile() {
  const { integer } = useFormats();
  const users = useQuery(usersCountQuery);
  const { data: months } = useQuery(userMonthsQuery);
  const current = months?.at(-1);
  return (
    <StateView query={users} skeleton={<TileSkeleton height="9.125rem" />}>
      {(total) => (
        <StatTile
          to={paths.table('users')}
          label={<FormattedMessage {...messages.users} />}
          value={integer(total)}
          icon={<UsersThree size={20} aria-hidden />}
          detail={
            current !== undefined &&
            current.users > 0 && (
              <TextLink to={paths.table('users', { registratoDal: `${current.month}-01` })}>
                <FormattedMessage
                  {...messages.usersThisMonth}
                  values={{ count: integer(current.users) }}
                />
              </TextLink>
            )
          }
          trend={months ? <Sparkline values={months.map((month) => month.users)} /> : null}
        />
      )}
    </StateView>
  );
}

const TileSkeleton = ({ height = '8.5rem' }: { height?: string }) => (
  <SkeletonGroup>
    <Skeleton height={height} radius={16} />
  </SkeletonGroup>
);
