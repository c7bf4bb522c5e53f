import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, Button, ConfirmDialog, NOTICE_MS, toast, useFormats } from 'shared-ui';
import { sendNewsletter, type Newsletter } from '../api.ts';
import { formMessages } from './form-messages.ts';
import { isToCome } from './send-moment.ts';

/** Sends a saved draft that has a date, after a confirmation (NEWS-08); an empty text is said first (E74). */
export function SendButton({
  newsletter,
  isSaved,
  subscribers,
  onSent,
}: {
  newsletter: Newsletter | null;
  isSaved: boolean;
  subscribers: number;
  onSent: () => Promise<void>;
}) {
  const intl = useIntl();
  const { dateTime } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const dataInvio = newsletter?.dataInvio ?? null;
  const isLater = isToCome(dataInvio);
  const act = isLater ? formMessages.schedule : formMessages.send;
  const reason = !isSaved
    ? formMessages.saveFirst
    : dataInvio === null
      ? formMessages.dateFirst
      : null;

  const send = async () => {
    if (newsletter === null) return;
    try {
      await sendNewsletter(newsletter);
    } catch (error) {
      toast.error(intl.formatMessage(formMessages.sendFailed));
      throw error;
    }
    toast.success(intl.formatMessage(isLater ? formMessages.scheduleDone : formMessages.sendDone), {
      durationMs: NOTICE_MS.newsletterSend,
    });
    await onSent();
  };
  return (
    <>
      <Button
        variant={newsletter === null ? 'outlined' : 'contained'}
        onClick={() => setAsking(true)}
        {...(reason === null ? {} : { disabledReason: <FormattedMessage {...reason} /> })}
      >
        <FormattedMessage {...act} />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={send}
        tone="primary"
        title={
          <FormattedMessage
            {...formMessages.sendTitle}
            values={{ title: newsletter?.title ?? '' }}
          />
        }
        confirmLabel={<FormattedMessage {...act} />}
      >
        <FormattedMessage
          {...(isLater ? formMessages.scheduleText : formMessages.sendText)}
          values={{ count: subscribers, date: dateTime(dataInvio) }}
        />
        {newsletter !== null && newsletter.text.trim() === '' && (
          <Alert tone="warning">
            <FormattedMessage {...formMessages.emptyWarning} />
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
