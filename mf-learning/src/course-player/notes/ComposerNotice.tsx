import { FormattedMessage } from 'react-intl';
import { Alert } from 'shared-ui';
import { messages } from './messages.ts';
import type { ComposerState } from './use-note-composer.ts';

/** Why what was typed is not stored yet, and that it is not lost. */
export function ComposerNotice({
  state,
  onRetry,
}: {
  state: ComposerState;
  onRetry: () => Promise<void>;
}) {
  switch (state.status) {
    case 'waiting':
      return (
        <Alert
          tone="warning"
          announce="status"
          action={
            <button type="button" onClick={() => void onRetry()}>
              <FormattedMessage {...messages.retry} />
            </button>
          }
        >
          <FormattedMessage {...messages.waiting} />
        </Alert>
      );
    case 'changed-elsewhere':
      return (
        <Alert tone="warning" announce="status">
          <FormattedMessage {...messages.storedBefore} />
        </Alert>
      );
    case 'refused':
      return (
        <Alert tone="danger" announce="alert">
          {state.error.info ?? <FormattedMessage {...messages.saveFailed} />}
        </Alert>
      );
    case 'idle':
    case 'saving':
    case 'saved':
      return null;
  }
}
