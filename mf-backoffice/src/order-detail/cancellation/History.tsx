import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Button, PaddedCard, SectionHead, SlotError, useFormats } from 'shared-ui';
import { cancellationMessages as messages } from '../../cancellation-messages.ts';
import { LineList } from '../../LineList.tsx';
import { olderHistory, type OrderHistory } from '../api.ts';

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
  const [older, setOlder] = useState<OrderHistory[]>([]);
  const parts = [history, ...older];
  const last = parts.at(-1);
  const loading = useMutation({
    mutationFn: (before: number) => olderHistory(orderId, before),
    onSuccess: (part) => setOlder((before) => [...before, part]),
  });
  const goOn = () => loading.mutate(last?.entries.at(-1)?.id ?? 0);
  const list = useRef<HTMLUListElement>(null);
  const known = parts.slice(0, -1).flatMap(({ entries }) => entries).length;
  useEffect(() => {
    // The button may be gone: one reads on with the first entry that came.
    if (known > 0) list.current?.querySelectorAll('li')[known]?.focus();
  }, [known]);
  return (
    <PaddedCard as="section">
      <SectionHead title={formatMessage(messages.history)} size="small" />
      <LineList ref={list}>
        {parts.flatMap((part) =>
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
      {loading.isError ? (
        <SlotError title={formatMessage(messages.olderFailed)} onRetry={goOn} />
      ) : (
        last?.hasOlder && (
          <Button variant="text" busy={loading.isPending} onClick={goOn}>
            {formatMessage(messages.older)}
          </Button>
        )
      )}
    </PaddedCard>
  );
}
