import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Alert, PageSkeleton } from 'shared-ui';
import { messages } from './messages.ts';

const Note = styled(Alert)(({ theme }) => ({
  maxWidth: theme.layout.appContentMax,
  marginInline: 'auto',
  marginTop: theme.spacing(6),
}));

/** A page whose code takes longer: names the team, and offers a retry. */
export function PageArriving({ team, onRetry }: { team: string; onRetry: () => void }) {
  return (
    <>
      <Note
        tone="info"
        announce="status"
        action={
          <button type="button" onClick={onRetry}>
            <FormattedMessage {...messages.retry} />
          </button>
        }
      >
        <FormattedMessage {...messages.arriving} values={{ team }} />
      </Note>
      <PageSkeleton />
    </>
  );
}
