import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { PaddedCard, SectionHead, useFormats } from 'shared-ui';
import type { Order } from '../api.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { cancellationMessages as messages } from '../../cancellation-messages.ts';

const Reason = styled('blockquote')(({ theme }) => ({
  margin: theme.spacing(0, 0, 5),
  padding: theme.spacing(4, 5),
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.sunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}));

const Meta = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 4),
  color: theme.vars.palette.text.secondary,
}));

/** A request that waits for its answer: who, why, and for an administrator what to answer. */
export function OpenRequest({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  const { role } = useSession();
  const request = order.requests.find(({ state }) => state === 'open');
  if (request === undefined) return null;
  const name = `${order.client.name} ${order.client.surname}`;
  return (
    <PaddedCard as="section">
      <SectionHead
        size="small"
        title={
          request.isByOffice
            ? formatMessage(messages.titleOffice)
            : formatMessage(messages.title, { name })
        }
      />
      <Meta>{formatMessage(messages.askedAt, { date: dateTime(request.askedAt) })}</Meta>
      <Reason>“{request.reason}”</Reason>
      {role === 'AdminWorkerBadge' ? (
        <AnswerForm key={request.id} order={order} requestId={request.id} />
      ) : (
        <Meta>{formatMessage(messages.onlyAdministrators)}</Meta>
      )}
    </PaddedCard>
  );
}
