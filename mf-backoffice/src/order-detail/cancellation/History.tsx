import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Button, PaddedCard, SectionHead, SlotError, useFormats } from 'shared-ui';
import { cancellationMessages as messages } from '../../cancellation-messages.ts';
import { LineList } from '../../LineList.tsx';
import { olderHistoryQuery, type OrderHistory } from '../api.ts';

const events: Record<string, MessageDescriptor> = {
  ordered: messages.ordered,
  paid: messages.paid,
  'payment failed': messages.paymentFailed,
  'payment expired': messages.paymentFailed,
  expired: messages.expired,
  'voucher redeemed': messages.redeemed,
  'automatic refund': messages.automatic,
  'refund repeated': messages.refundRepeated,
  'refund paid by hand': messages.refundByHand,
  requestCancellation: messages.requestedEvent,
  approveCancellation: messages.approvedEvent,
  approvePart: messages.partEvent,
  rejectCancellation: messages.refusedEvent,
};

/** What happened to the order, by whom and when, newest first; older parts when they are asked for. */
export function History({ orderId, history }: { orderId: number; history: OrderHistory }) {
  const { formatMessage } = useIntl();
  const { dateTime, euro } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const options = olderHistoryQuery(orderId, history);
  const older = useInfiniteQuery({ ...options, enabled: isOpen && history.hasOlder });
  const parts = older.data?.pages ?? [];
  const hasMore = parts.length === 0 ? history.hasOlder : older.hasNextPage;
  const goOn = () => (isOpen ? void older.fetchNextPage() : setOpen(true));
  const list = useRef<HTMLUListElement>(null);
  const known = [history, ...parts.slice(0, -1)].flatMap(({ entries }) => entries).length;
  useEffect(() => {
    // The button may be gone: one reads on with the first entry that came.
    if (parts.length > 0) list.current?.querySelectorAll('li')[known]?.focus();
  }, [parts.length, known]);
  return (
    <PaddedCard as="section">
      <SectionHead title={formatMessage(messages.history)} size="small" />
      <LineList ref={list}>
        {[history, ...parts].flatMap((part) =>
          part.entries.map(({ id, at, event, by, cents, note }) => (
            <li key={id} tabIndex={-1}>
              <span>
                {formatMessage(events[event] ?? messages.otherEvent)}
                <small>
                  {[by, cents === null ? null : euro(cents), note]
                    .filter((text) => text !== null)
                    .join(', ')}
                </small>
              </span>
              <time dateTime={at}>{dateTime(at)}</time>
            </li>
          )),
        )}
      </LineList>
      {older.isError ? (
        <SlotError
          title={formatMessage(messages.olderFailed)}
          onRetry={() => (parts.length === 0 ? void older.refetch() : void older.fetchNextPage())}
        />
      ) : (
        hasMore && (
          <Button variant="text" busy={older.isFetching} onClick={goOn}>
            {formatMessage(messages.older)}
          </Button>
        )
      )}
    </PaddedCard>
  );
}
