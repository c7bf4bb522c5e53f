import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button, EmptyState } from 'shared-ui';
import { ResultActions } from '../payment/ResultCard.tsx';
import { cartMessages } from './messages.ts';

/** A cart with nothing in it: on to the courses, or back to what was in it a moment ago (E94). */
export function EmptiedCart({
  catalogue,
  onUndo,
  isBusy = false,
}: {
  catalogue: string;
  /** Absent where no cart was left. */
  onUndo: (() => void) | undefined;
  isBusy?: boolean;
}) {
  const { formatMessage } = useIntl();
  const open: ReactNode = (
    <Button to={catalogue} {...(onUndo === undefined ? {} : { variant: 'outlined' as const })}>
      {formatMessage(cartMessages.openCatalogue)}
    </Button>
  );
  return (
    <EmptyState
      illustration="cart"
      title={formatMessage(cartMessages.nothingTitle)}
      text={formatMessage(cartMessages.nothingText)}
      action={
        onUndo === undefined ? (
          open
        ) : (
          <ResultActions>
            <Button busy={isBusy} onClick={onUndo}>
              {formatMessage(cartMessages.restore)}
            </Button>
            {open}
          </ResultActions>
        )
      }
    />
  );
}
