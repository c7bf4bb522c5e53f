import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { endpointKey, toApiError } from 'shared-auth';
import { Alert, Button, ConfirmDialog, PaddedCard, toast, useFormats } from 'shared-ui';
import { DescriptionList } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { cancelNewsletter, createNewsletter, type Newsletter } from '../api.ts';
import { messages as newsletterMessages } from '../messages.ts';
import { formMessages } from './form-messages.ts';
import { messages } from './messages.ts';
import { StatePill } from '../StatePill.tsx';
import { useScopeName } from '../use-scope-name.ts';
import { Actions, Columns, Stack } from './layout.ts';
import { MailPreview } from './MailPreview.tsx';
import { SendingProgress } from './SendingProgress.tsx';

/** One that cannot be changed: scheduled, on its way, over, or another's. */
export function NewsletterView({
  newsletter,
  openId,
}: {
  newsletter: Newsletter;
  /** The one of this scope that is not sent. */
  openId: number | null;
}) {
  const intl = useIntl();
  const { dateTime } = useFormats();
  const scopeName = useScopeName();
  const { canWrite, courseId, dataInvio, progress, state } = newsletter;
  return (
    <Columns>
      <Stack>
        {!canWrite && (
          <Alert tone="info">
            <FormattedMessage
              {...(courseId === null ? messages.readOnlyPlatform : messages.readOnlyCourse)}
            />
          </Alert>
        )}
        <PaddedCard>
          <DescriptionList
            items={[
              {
                key: 'title',
                label: intl.formatMessage(newsletterMessages.headTitle),
                value: newsletter.title,
              },
              {
                key: 'scope',
                label: intl.formatMessage(newsletterMessages.headScope),
                value: scopeName(newsletter),
              },
              {
                key: 'state',
                label: intl.formatMessage(newsletterMessages.headState),
                value: <StatePill state={state} />,
              },
              {
                key: 'date',
                label: intl.formatMessage(newsletterMessages.headDate),
                value: dateTime(dataInvio),
              },
            ]}
          />
        </PaddedCard>
        {progress !== null && <SendingProgress state={state} progress={progress} />}
        {canWrite && (
          <Actions>
            {state === 'scheduled' && <Cancel newsletter={newsletter} />}
            {(state === 'sent' || state === 'cancelled') && (
              <Duplicate newsletter={newsletter} openId={openId} />
            )}
          </Actions>
        )}
      </Stack>
      <MailPreview {...newsletter} />
    </Columns>
  );
}

const useRefresh = () => {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: endpointKey('/api/NewsletterWB') });
    await queryClient.invalidateQueries({ queryKey: endpointKey('/api/CorsiNewsLetter') });
  };
};

function Cancel({ newsletter }: { newsletter: Newsletter }) {
  const intl = useIntl();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const cancel = async () => {
    try {
      await cancelNewsletter(newsletter);
      toast.success(intl.formatMessage(messages.cancelDone));
    } catch (error) {
      toast.error(toApiError(error).info ?? intl.formatMessage(formMessages.failed));
      throw error;
    } finally {
      await refresh();
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        <FormattedMessage {...messages.cancel} />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={cancel}
        title={<FormattedMessage {...messages.cancelTitle} values={{ title: newsletter.title }} />}
        confirmLabel={<FormattedMessage {...messages.cancel} />}
      >
        <FormattedMessage {...messages.cancelText} />
      </ConfirmDialog>
    </>
  );
}

/** A new draft with the same words. */
function Duplicate({ newsletter, openId }: { newsletter: Newsletter; openId: number | null }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const duplicate = async () => {
    setBusy(true);
    try {
      const { title, text, courseId } = newsletter;
      const words = { title, text: text === '' ? title : text, dataInvio: null };
      const { id } = await createNewsletter(courseId, words);
      await navigate(paths.newsletterEdit(id));
      await refresh();
    } catch (error) {
      toast.error(toApiError(error).info ?? intl.formatMessage(formMessages.failed));
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      busy={isBusy}
      onClick={() => void duplicate()}
      {...(openId === null
        ? {}
        : { disabledReason: <FormattedMessage {...newsletterMessages.exists} /> })}
    >
      <FormattedMessage {...messages.duplicate} />
    </Button>
  );
}
