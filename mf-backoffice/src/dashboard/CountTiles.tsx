import { styled } from '@mui/material/styles';
import { Chalkboard } from '@phosphor-icons/react/dist/csr/Chalkboard';
import { Shapes } from '@phosphor-icons/react/dist/csr/Shapes';
import { UsersThree } from '@phosphor-icons/react/dist/csr/UsersThree';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
import {
  professorMonthsQuery,
  professorsCountQuery,
  userMonthsQuery,
  usersCountQuery,
} from './api.ts';
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
  const categories = useQuery(categoriesQuery(1, ALL_CATEGORIES));
  return (
    <section>
      <VisuallyHidden as="h2">{intl.formatMessage(messages.counts)}</VisuallyHidden>
      <Tiles>
        <UsersTile />
        <ProfessorsTile />
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

/** All of them, and who registered this month. */
function UsersTile() {
  const users = useQuery(usersCountQuery);
  const { data: months } = useQuery(userMonthsQuery);
  return (
    <GrowingTile
      total={users}
      months={months?.map(({ month, users: count }) => ({ month, count }))}
      to={paths.table('users')}
      toSince={(registratoDal) => paths.table('users', { registratoDal })}
      label={<FormattedMessage {...messages.users} />}
      icon={<UsersThree size={20} aria-hidden />}
    />
  );
}

/** All of them, and who became one this month: of whom it is not known when, none is in a month. */
function ProfessorsTile() {
  const professors = useQuery(professorsCountQuery);
  const { data: months } = useQuery(professorMonthsQuery);
  return (
    <GrowingTile
      total={professors}
      months={months?.map(({ month, professors: count }) => ({ month, count }))}
      to={paths.table('users', { isDocente: true })}
      toSince={(docenteDal) => paths.table('users', { docenteDal })}
      label={<FormattedMessage {...messages.professors} />}
      icon={<Chalkboard size={20} aria-hidden />}
    />
  );
}

type Growing = {
  total: UseQueryResult<number>;
  /** Oldest first; without them the total stands alone. */
  months: { month: string; count: number }[] | undefined;
  to: string;
  /** The rows of those who came on that day or later. */
  toSince: (day: string) => string;
  label: ReactNode;
  icon: ReactNode;
};

function GrowingTile({ total: query, months, to, toSince, label, icon }: Growing) {
  const { integer } = useFormats();
  const current = months?.at(-1);
  return (
    <StateView query={query} skeleton={<TileSkeleton height="9.125rem" />}>
      {(total) => (
        <StatTile
          to={to}
          label={label}
          value={integer(total)}
          icon={icon}
          detail={
            current !== undefined &&
            current.count > 0 && (
              <TextLink to={toSince(`${current.month}-01`)}>
                <FormattedMessage
                  {...messages.thisMonth}
                  values={{ count: integer(current.count) }}
                />
              </TextLink>
            )
          }
          trend={
            months && hasCourse(months) ? (
              <Sparkline values={months.map(({ count }) => count)} />
            ) : null
          }
        />
      )}
    </StateView>
  );
}

/** One month alone makes a line that only falls, as if people had left. */
const hasCourse = (months: readonly { count: number }[]) =>
  months.filter(({ count }) => count > 0).length > 1;

const TileSkeleton = ({ height = '8.5rem' }: { height?: string }) => (
  <SkeletonGroup>
    <Skeleton height={height} radius={16} />
  </SkeletonGroup>
);
