import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  Skeleton,
  SkeletonGroup,
  StateView,
  TextLink,
  useFormats,
  PaddedCard,
  SectionHead,
} from 'shared-ui';
import { OrderPill } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { LineList } from '../../LineList.tsx';
import { ordersQuery } from '../../orders.ts';
import type { User } from './api.ts';
import { messages } from './messages.ts';

const SHOWN = 3;

/** The newest orders of the person, and the way to all of them. */
export function UserOrders({ user }: { user: User }) {
  const { formatMessage } = useIntl();
  const { date, euro } = useFormats();
  const query = useQuery(ordersQuery({ userId: user.id, page: 1, pageSize: SHOWN }));
  const count = query.data?.totalItems ?? 0;
  return (
    <PaddedCard as="section">
      <SectionHead
        title={formatMessage(messages.orders)}
        size="small"
        {...(count > SHOWN
          ? {
              to: paths.table('invoice', { userId: user.id }),
              linkLabel: formatMessage(messages.allOf, { count }),
            }
          : {})}
      />
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="8rem" radius={10} />
          </SkeletonGroup>
        }
        isEmpty={(page) => page.items.length === 0}
        empty={<FormattedMessage {...messages.noOrders} />}
      >
        {(page) => (
          <LineList>
            {page.items.map((order) => (
              <li key={order.id}>
                <span>
                  <TextLink to={paths.invoiceDetail(order.id)}>{order.number}</TextLink>
                  <small>
                    {[date(order.orderedAt), order.invoiceNumber]
                      .filter((part) => part !== null)
                      .join(', ')}
                  </small>
                </span>
                <OrderPill orderState={order.state} />
                <b>{euro(order.totalCents)}</b>
              </li>
            ))}
          </LineList>
        )}
      </StateView>
    </PaddedCard>
  );
}
