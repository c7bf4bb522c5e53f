import { CloudArrowUp } from '@phosphor-icons/react/dist/csr/CloudArrowUp';
import { CloudCheck } from '@phosphor-icons/react/dist/csr/CloudCheck';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { useDelayed, useFormats } from 'shared-ui';
import { messages } from './messages.ts';
import type { ShownQuestion } from './runner-state.ts';

const Line = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 24,
  ...theme.typography.label,
  color: theme.vars.palette.success.main,
  '&[data-waiting]': { color: theme.vars.palette.warning.main },
}));

/** An answer that takes no longer than this to arrive has not waited. */
const WAIT_SHOWN_AFTER_MS = 1000;

/** Whether the answer of this question is with the server, and how many wait. */
export function SavedState({
  question,
  waitingCount,
  isOffline,
}: {
  question: ShownQuestion;
  waitingCount: number;
  isOffline: boolean;
}) {
  const { dateTime } = useFormats();
  const isSlow = useDelayed(waitingCount > 0, WAIT_SHOWN_AFTER_MS);
  const isShownWaiting = waitingCount > 0 && (isOffline || isSlow);
  const { answer, answeredAt, isWaiting } = question;
  return (
    <Line role="status" {...(isShownWaiting ? { 'data-waiting': '' } : {})}>
      {isShownWaiting ? (
        <>
          <CloudArrowUp size={20} weight="fill" aria-hidden />
          <FormattedMessage {...messages.waiting} values={{ count: waitingCount }} />
        </>
      ) : (
        answer !== null &&
        answeredAt !== null &&
        !isWaiting && (
          <>
            <CloudCheck size={20} weight="fill" aria-hidden />
            <FormattedMessage
              {...messages.saved}
              values={{ time: dateTime(answeredAt).slice(-5) }}
            />
          </>
        )
      )}
    </Line>
  );
}
