import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { toApiError } from 'shared-auth';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  PaddedCard,
  Pill,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  StateView,
  toast,
  useFormats,
  type Tone,
} from 'shared-ui';
import {
  requestsQuery,
  staleAfterRequest,
  withdrawRequest,
  type RedemptionRequest,
} from './api.ts';
import { messages } from './messages.ts';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(2, 4),
    paddingBlock: theme.spacing(4),
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li > div': { flex: '1 1 10rem', minWidth: 0 },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

const states: Record<RedemptionRequest['state'], { text: MessageDescriptor; tone: Tone }> = {
  open: { text: messages.stateOpen, tone: 'warning' },
  paid: { text: messages.statePaid, tone: 'success' },
  refused: { text: messages.stateRefused, tone: 'danger' },
  withdrawn: { text: messages.stateWithdrawn, tone: 'neutral' },
};

/** The own requests and what became of them; one that waits can be taken back. */
export function Requests() {
  const { formatMessage } = useIntl();
  const query = useQuery(requestsQuery);
  const title = formatMessage(messages.requests);
  return (
    <PaddedCard as="section" aria-label={title}>
      <SectionHead title={title} size="small" />
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="6rem" radius={10} />
          </SkeletonGroup>
        }
        isEmpty={(requests) => requests.length === 0}
        empty={<EmptyState titleLevel={3} title={<FormattedMessage {...messages.noRequests} />} />}
      >
        {(requests) => (
          <List>
            {requests.map((request) => (
              <Row key={request.id} request={request} />
            ))}
          </List>
        )}
      </StateView>
    </PaddedCard>
  );
}

function Row({ request }: { request: RedemptionRequest }) {
  const { formatMessage } = useIntl();
  const { date, euro } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { number, kind, cents, state, requestedAt, closedAt, reason } = request;
  const { text, tone } = states[state];
  return (
    <li>
      <div>
        <strong>{euro(cents)}</strong>
        <small>
          {number},{' '}
          <FormattedMessage
            {...messages.requestLine}
            values={{ kind: formatMessage(messages[kind]), date: date(requestedAt) }}
          />
          {closedAt !== null && (
            <>
              {', '}
              <FormattedMessage {...messages.closedOn} values={{ date: date(closedAt) }} />
            </>
          )}
        </small>
        {reason !== null && (
          <small>
            <FormattedMessage {...messages.reason} values={{ reason }} />
          </small>
        )}
      </div>
      <Pill tone={tone}>
        <FormattedMessage {...text} />
      </Pill>
      {state === 'open' && (
        <Button
          variant="outlined"
          size="small"
          aria-label={formatMessage(messages.withdrawOf, { number })}
          onClick={() => setAsking(true)}
        >
          <FormattedMessage {...messages.withdraw} />
        </Button>
      )}
      {isAsking && state === 'open' && (
        <WithdrawDialog request={request} onClose={() => setAsking(false)} />
      )}
    </li>
  );
}

function WithdrawDialog({ request, onClose }: { request: RedemptionRequest; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  const queryClient = useQueryClient();
  const withdraw = async () => {
    try {
      await withdrawRequest(request.id);
      toast.success(formatMessage(messages.withdrawn));
    } catch (error) {
      toast.error(toApiError(error).info ?? formatMessage(messages.withdrawFailed));
      throw error;
    } finally {
      await Promise.all(
        staleAfterRequest.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    }
  };
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      onClose={onClose}
      onConfirm={withdraw}
      title={formatMessage(messages.withdrawTitle, { amount: euro(request.cents) })}
      confirmLabel={formatMessage(messages.withdraw)}
    >
      <FormattedMessage {...messages.withdrawText} />
    </ConfirmDialog>
  );
}
