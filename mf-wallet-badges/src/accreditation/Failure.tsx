import { FormattedMessage } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Alert } from 'shared-ui';
import { messages } from './messages.ts';

/** Why the request was not sent, in the words of who refused it. */
export function Failure({ error }: { error: unknown }) {
  return (
    <Alert tone="danger" announce="alert">
      <strong>
        <FormattedMessage {...messages.failed} />
      </strong>
      <div>{toApiError(error).info ?? <FormattedMessage {...messages.failedText} />}</div>
    </Alert>
  );
}
