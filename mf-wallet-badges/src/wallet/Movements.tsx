import { styled } from '@mui/material/styles';
import { ArrowDownLeft } from '@phosphor-icons/react/dist/csr/ArrowDownLeft';
import { ArrowUpRight } from '@phosphor-icons/react/dist/csr/ArrowUpRight';
import { Ticket } from '@phosphor-icons/react/dist/csr/Ticket';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  Button,
  EmptyState,
  PaddedCard,
  Skeleton,
  SkeletonGroup,
  StateView,
  useFormats,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { TableFooter, useTableParams } from 'shared-ui/table';
import { movementsQuery, type Movement } from './api.ts';
import { messages } from './messages.ts';
import { movementText } from './movement-text.ts';

const PAGE_SIZE = 10;

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  marginBottom: theme.spacing(2),
}));

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(4),
    paddingBlock: theme.spacing(4),
    // Beside the amount a title would have four words to a line: it stands below.
    [theme.breakpoints.down('sm')]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      rowGap: theme.spacing(1),
      '& > :last-child': { gridColumn: 2 },
    },
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& div': { flex: 1, minWidth: 0 },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  '& small a': { color: theme.vars.palette.primary.main },
  '& strong': { fontWeight: 600, overflowWrap: 'anywhere' },
}));

const Sign = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.background.default,
}));

const Amount = styled('span')(({ theme }) => ({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&[data-gained]': { color: theme.vars.palette.success.main },
}));

/** Movements of the credits, newest first, by pages of the address. */
export function Movements() {
  const intl = useIntl();
  const { page, hrefOf } = useTableParams(PAGE_SIZE);
  const query = useQuery(movementsQuery(page, PAGE_SIZE));
  const title = intl.formatMessage(messages.movements);
  return (
    <PaddedCard as="section" aria-label={title}>
      <Title>{title}</Title>
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="18rem" radius={10} />
          </SkeletonGroup>
        }
        isEmpty={({ totalItems }) => totalItems === 0}
        empty={<NoMovements />}
      >
        {({ items, totalItems }) => (
          <>
            <List>
              {items.map((movement) => (
                <Row key={movement.id} movement={movement} />
              ))}
            </List>
            <TableFooter page={page} pageSize={PAGE_SIZE} totalItems={totalItems} hrefOf={hrefOf} />
          </>
        )}
      </StateView>
    </PaddedCard>
  );
}

function Row({ movement }: { movement: Movement }) {
  const { formatMessage } = useIntl();
  const { date, euro } = useFormats();
  const { kind, cents, course, availableAt, ledgerPage } = movement;
  const text = movementText(movement);
  if (text === null) return null;
  const isGained = cents > 0;
  const Icon = kind === 'coupon' ? Ticket : isGained ? ArrowDownLeft : ArrowUpRight;
  return (
    <li>
      <Sign>
        <Icon size={20} aria-hidden="true" />
      </Sign>
      <div>
        <strong>
          <FormattedMessage {...text} values={{ course }} />
        </strong>
        <small>
          {date(movement.date)}
          {availableAt !== null && (
            <>
              {', '}
              <FormattedMessage {...messages.availableFrom} values={{ date: date(availableAt) }} />
            </>
          )}
          {ledgerPage !== null && (
            <>
              {' · '}
              <a
                href={ledgerPage}
                target="_blank"
                rel="noreferrer"
                aria-label={formatMessage(messages.notedName, {
                  what: formatMessage(text, { course }),
                })}
              >
                <FormattedMessage {...messages.noted} />
              </a>
            </>
          )}
        </small>
      </div>
      <Amount {...(isGained ? { 'data-gained': '' } : {})}>
        {isGained ? '+ ' : '− '}
        {euro(Math.abs(cents))}
      </Amount>
    </li>
  );
}

const NoMovements = () => (
  <EmptyState
    titleLevel={3}
    title={<FormattedMessage {...messages.none} />}
    text={<FormattedMessage {...messages.noneText} />}
    action={
      <Button variant="outlined" to={paths.courseTable({ typology: 1 })}>
        <FormattedMessage {...messages.noneAction} />
      </Button>
    }
  />
);
