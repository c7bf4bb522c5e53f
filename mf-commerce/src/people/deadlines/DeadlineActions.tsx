import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Alert, Button } from 'shared-ui';
import { ActionRow } from '../../ActionRow.tsx';
import { freeVouchersQuery } from '../api.ts';
import type { Deadline, DeadlineFilter } from './api.ts';
import { inviteCsv, canBeInvited } from './invite-csv.ts';
import { messages } from './messages.ts';
import { useAttestationsZip } from './use-attestations-zip.ts';
import { useBuyRefreshers } from './use-buy-refreshers.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  marginBottom: theme.spacing(5),
}));

/** What is done for the people who are chosen: buy the refresher, then invite them; and all files at once. */
export function DeadlineActions({
  chosen,
  stato,
  onPrepare,
}: {
  chosen: readonly Deadline[];
  stato: DeadlineFilter;
  /** With the file of invites to be checked. */
  onPrepare: (csv: string) => void;
}) {
  const { formatMessage } = useIntl();
  const free = useQuery(freeVouchersQuery());
  const buying = useBuyRefreshers();
  const zipping = useAttestationsZip();
  const invitable = chosen.filter(canBeInvited);
  const hasCodes = invitable.some(({ aggiornamento }) =>
    free.data?.some(({ corsoId, liberi }) => corsoId === aggiornamento?.corsoId && liberi > 0),
  );
  const chooseFirst = chosen.length === 0 ? formatMessage(messages.chooseFirst) : undefined;
  const noCodes = chooseFirst ?? (hasCodes ? undefined : formatMessage(messages.noCodes));
  const error = buying.error ?? zipping.error;
  return (
    <Root>
      {error !== null && (
        <Alert tone="danger" announce="alert">
          {toApiError(error).info}
        </Alert>
      )}
      {buying.data?.daComprare === 0 && (
        <Alert tone="info" announce="status">
          {formatMessage(messages.inHand)}
        </Alert>
      )}
      <ActionRow>
        <Button
          busy={buying.isPending}
          onClick={() => buying.mutate({ ids: chosen.map(({ id }) => id) })}
          {...(chooseFirst !== undefined && { disabledReason: chooseFirst })}
        >
          {formatMessage(messages.buy, { count: chosen.length })}
        </Button>
        <Button
          variant="outlined"
          onClick={() => onPrepare(inviteCsv(invitable))}
          {...(noCodes !== undefined && { disabledReason: noCodes })}
        >
          {formatMessage(messages.prepare)}
        </Button>
        <Button variant="outlined" busy={zipping.isPending} onClick={() => zipping.mutate(stato)}>
          {formatMessage(messages.zip)}
        </Button>
      </ActionRow>
    </Root>
  );
}
