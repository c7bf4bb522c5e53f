import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { PaddedCard, Skeleton, SkeletonGroup, TextLink, VisuallyHidden } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import {
  openCancellationsMessage,
  openCancellationsQuery,
  openCancellationsTable,
} from '../open-cancellations.ts';
import { redemptionsQuery, type RedemptionState } from '../redemption-requests.ts';
import { messages } from './messages.ts';

const open: RedemptionState = 'open';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2, 8),
  '& a': { fontWeight: 600 },
}));

/** What waits for a decision: each number leads to exactly the rows that it counts. */
export function Waiting() {
  const intl = useIntl();
  const redemptions = useQuery(redemptionsQuery({ page: 1, pageSize: 1, stato: open }));
  const cancellations = useQuery(openCancellationsQuery);
  const kinds = [
    {
      to: paths.table('notarization', { stato: open }),
      query: redemptions,
      message: messages.waitingRedemptions,
    },
    {
      to: openCancellationsTable,
      query: cancellations,
      message: openCancellationsMessage(cancellations.data ?? {}),
    },
  ];
  return (
    <section>
      <VisuallyHidden as="h2">{intl.formatMessage(messages.waiting)}</VisuallyHidden>
      <PaddedCard>{content()}</PaddedCard>
    </section>
  );

  function content() {
    if (kinds.some(({ query }) => query.isPending)) {
      return (
        <SkeletonGroup>
          <Skeleton height="1.5rem" radius={6} />
        </SkeletonGroup>
      );
    }
    const counts = kinds.map(({ to, query, message }) => ({
      to,
      message,
      count: query.data?.totalItems ?? 0,
    }));
    const waiting = counts.filter(({ count }) => count > 0);
    // The previews below say what could not be loaded, and try again.
    const isKnown = kinds.every(({ query }) => query.isSuccess);
    if (waiting.length === 0 && isKnown) return <FormattedMessage {...messages.nothingWaits} />;
    return (
      <List>
        {waiting.map(({ to, message, count }) => (
          <li key={to}>
            <TextLink to={to}>
              <FormattedMessage {...message} values={{ count }} />
            </TextLink>
          </li>
        ))}
        {!isKnown && (
          <li>
            <FormattedMessage {...messages.waitingUnknown} />
          </li>
        )}
      </List>
    );
  }
}
