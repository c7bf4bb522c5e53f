import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { PaddedCard, Skeleton, SkeletonGroup, TextLink, VisuallyHidden } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { ordersQuery, type OrderState } from '../orders.ts';
import { redemptionsQuery, type RedemptionState } from '../redemption-requests.ts';
import { messages } from './messages.ts';

const asked: OrderState = 'Richiesta Annullamento';
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
  const cancellations = useQuery(ordersQuery({ page: 1, pageSize: 1, orderState: asked }));
  const kinds = [
    {
      query: redemptions,
      message: messages.waitingRedemptions,
      to: paths.table('notarization', { stato: open }),
    },
    {
      query: cancellations,
      message: messages.waitingCancellations,
      to: paths.table('invoice', { orderState: asked }),
    },
  ];
  const waiting = kinds.filter(({ query }) => (query.data?.totalItems ?? 0) > 0);
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
    if (waiting.length > 0) {
      return (
        <List>
          {waiting.map(({ query, message, to }) => (
            <li key={to}>
              <TextLink to={to}>
                <Count message={message} count={query.data?.totalItems ?? 0} />
              </TextLink>
            </li>
          ))}
        </List>
      );
    }
    // The previews below say what could not be loaded, and try again.
    const isKnown = kinds.every(({ query }) => query.isSuccess);
    return <FormattedMessage {...(isKnown ? messages.nothingWaits : messages.waitingUnknown)} />;
  }
}

const Count = ({ message, count }: { message: MessageDescriptor; count: number }) => (
  <FormattedMessage {...message} values={{ count }} />
);
