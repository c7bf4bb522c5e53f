import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Alert, PageSkeleton } from 'shared-ui';
import { messages } from './messages.ts';

const Note = styled(Alert)(({ theme }) => ({
  maxWidth: theme.layout.appContentMax,
  marginInline: 'auto',
  marginTop: theme.spacing(6),
}));

/** A page whose code is on its way: a skeleton at first, then also who is late, and a retry. */
export function PageArriving({
  isLate,
  team,
  onRetry,
}: {
  isLate: boolean;
  team: string;
  onRetry: () => void;
}) {
  return (
    <>
      {isLate && (
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
      )}
      <PageSkeleton />
    </>
  );
}
