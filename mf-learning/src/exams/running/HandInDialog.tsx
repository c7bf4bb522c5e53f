import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isTransient, toApiError } from 'shared-auth';
import { Alert, Button, Dialog } from 'shared-ui';
import { messages } from './messages.ts';
import { QuestionCells } from './QuestionCells.tsx';
import { answeredCount, type ShownQuestion } from './runner-state.ts';

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& p': { margin: 0 },
}));

/** The last look before the end: what is missing, what was flagged, and the hand-in. */
export function HandInDialog({
  isOpen,
  questions,
  isOffline,
  onClose,
  onJump,
  onHandIn,
}: {
  isOpen: boolean;
  questions: readonly ShownQuestion[];
  isOffline: boolean;
  onClose: () => void;
  onJump: (position: number) => void;
  onHandIn: () => Promise<void>;
}) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const toReview = questions.filter(({ answer, isFlagged }) => answer === null || isFlagged);
  const flagged = questions.filter(({ isFlagged }) => isFlagged).length;
  const close = () => {
    setFailure(null);
    onClose();
  };
  const handIn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onHandIn();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isLocked={isBusy}
      title={<FormattedMessage {...messages.handInTitle} />}
      actions={
        <>
          <Button variant="outlined" onClick={close} disabled={isBusy}>
            <FormattedMessage {...messages.goOnAnswering} />
          </Button>
          <Button
            busy={isBusy}
            onClick={() => void handIn()}
            {...(isOffline
              ? { disabledReason: <FormattedMessage {...messages.handInWaits} /> }
              : {})}
          >
            <FormattedMessage {...(isBusy ? messages.handingIn : messages.handInNow)} />
          </Button>
        </>
      }
    >
      <Block>
        <p>
          <FormattedMessage
            {...messages.missing}
            values={{ count: questions.length - answeredCount(questions) }}
          />
        </p>
        {flagged > 0 && (
          <p>
            <FormattedMessage {...messages.flaggedCount} values={{ count: flagged }} />
          </p>
        )}
        {toReview.length > 0 && (
          <QuestionCells
            questions={toReview}
            current={0}
            onJump={(position) => {
              setFailure(null);
              onJump(position);
            }}
          />
        )}
        <p>
          <FormattedMessage {...messages.handInText} />
        </p>
        {failure !== null && !isOffline && (
          <Alert tone="danger" announce="alert">
            {handInFailure(failure) ?? <FormattedMessage {...messages.handInFailed} />}
          </Alert>
        )}
      </Block>
    </Dialog>
  );
}

/** The server's own words, where it refused. */
function handInFailure(failure: unknown): string | null {
  const error = toApiError(failure);
  return isTransient(error) ? null : error.info;
}
