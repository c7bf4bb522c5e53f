import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../buttons/Button.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { messages } from '../i18n/messages.ts';
import { failureWords, serverProblemCode } from './failure-words.ts';
import { StateMessage } from './StateMessage.tsx';
import { useOnline } from './use-online.ts';

const Code = styled('span')(({ theme }) => ({ ...theme.typography.mono, display: 'block' }));

/**
 * What happened, what to do, retry. Offline it becomes the offline state, and retries automatically
 * when the connection is back.
 */
export function ErrorState({
  title,
  titleLevel = 2,
  text,
  error,
  correlationId,
  team,
  onRetry,
  retryLabel,
  action,
}: {
  title?: ReactNode;
  titleLevel?: 1 | 2 | 3;
  text?: ReactNode;
  /** What failed: without a `text` its words follow from it. */
  error?: unknown;
  /** Shown as "Codice Errore", that of a server problem by itself; omit it when `text` already contains it. */
  correlationId?: string | undefined;
  /** Owner of the part that failed. */
  team?: string | undefined;
  onRetry?: () => void;
  retryLabel?: ReactNode;
  /** Another way out beside the retry. */
  action?: ReactNode;
}) {
  const isOnline = useOnline();
  useRetryWhenOnline(isOnline, onRetry);
  const code = correlationId ?? (text === undefined ? serverProblemCode(error) : undefined);

  if (!isOnline) {
    return (
      <StateMessage
        illustration="offline"
        announce="status"
        titleLevel={titleLevel}
        title={<FormattedMessage {...messages.offlineTitle} />}
        action={
          onRetry && (
            <Button variant="outlined" onClick={onRetry}>
              <FormattedMessage {...messages.retryNow} />
            </Button>
          )
        }
      >
        <FormattedMessage {...messages.offlineText} />
      </StateMessage>
    );
  }
  return (
    <StateMessage
      illustration="error"
      announce="alert"
      titleLevel={titleLevel}
      title={title ?? <FormattedMessage {...messages.errorTitle} />}
      action={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button startIcon={<Glyph name="retry" size={18} />} onClick={onRetry}>
                {retryLabel ?? <FormattedMessage {...messages.retry} />}
              </Button>
            )}
            {action}
          </>
        )
      }
    >
      {text ?? <Words of={error} />}
      {team && (
        <>
          {' '}
          <FormattedMessage {...messages.errorTeam} values={{ team }} />
        </>
      )}
      {code && (
        <>
          {' '}
          <Code>
            <FormattedMessage {...messages.errorCode} values={{ correlationId: code }} />
          </Code>
        </>
      )}
    </StateMessage>
  );
}

function Words({ of }: { of: unknown }) {
  const words = failureWords(of);
  return typeof words === 'string' ? words : <FormattedMessage {...words} />;
}

function useRetryWhenOnline(isOnline: boolean, onRetry: (() => void) | undefined) {
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    else if (wasOffline.current) {
      wasOffline.current = false;
      onRetry?.();
    }
  }, [isOnline, onRetry]);
}
