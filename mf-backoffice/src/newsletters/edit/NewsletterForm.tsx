import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { endpointKey, toApiError } from 'shared-auth';
import { Button, ConfirmDialog, PaddedCard, TextLink, toast } from 'shared-ui';
import {
  clearDraft,
  DateField,
  Form,
  FormDraft,
  Formik,
  RadioGroupField,
  refuseFields,
  TextField,
  type FormikHelpers,
} from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import {
  changeNewsletter,
  createNewsletter,
  removeNewsletter,
  type Newsletter,
  type Scope,
} from '../api.ts';
import { messages as newsletterMessages } from '../messages.ts';
import { formMessages } from './form-messages.ts';
import { Actions, Columns, Stack } from './layout.ts';
import { MailPreview } from './MailPreview.tsx';
import { newsletterSchema } from './newsletter-schema.ts';
import { SendButton } from './SendButton.tsx';
import { dataInvioOf, sendChoiceOf, type NewsletterValues } from './send-moment.ts';

/** A new newsletter or a draft: words, moment, and the mail that comes of them. */
export function NewsletterForm({
  newsletter,
  scope,
  courseTitle,
  subscribers,
}: {
  newsletter: Newsletter | null;
  scope: Scope;
  courseTitle: string | null;
  subscribers: number;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const draft = `newsletter:${newsletter === null ? `new:${scope ?? 'wb'}` : newsletter.id}`;

  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: endpointKey('/api/NewsletterWB') });
    await queryClient.invalidateQueries({ queryKey: endpointKey('/api/CorsiNewsLetter') });
  };

  const save = async (values: NewsletterValues, { setStatus }: FormikHelpers<NewsletterValues>) => {
    const words = {
      title: values.title,
      text: values.text,
      dataInvio: dataInvioOf(values, new Date()),
    };
    try {
      const stored =
        newsletter === null
          ? await createNewsletter(scope, words)
          : await changeNewsletter(newsletter, words);
      clearDraft(draft);
      toast.success(intl.formatMessage(formMessages.saved), { isForNextPage: newsletter === null });
      await refresh();
      if (newsletter === null) await navigate(paths.newsletterEdit(stored.id), { replace: true });
    } catch (error) {
      const { fields, info } = toApiError(error);
      refuseFields({ values, setStatus }, fields, {
        pathOf: (path) => (path === 'dataInvio' ? 'when' : path),
      });
      toast.error(info ?? intl.formatMessage(formMessages.failed));
    }
  };

  return (
    <Formik<NewsletterValues>
      initialValues={{
        title: newsletter?.title ?? '',
        text: newsletter?.text ?? '',
        ...sendChoiceOf(newsletter?.dataInvio ?? null),
      }}
      validationSchema={newsletterSchema(intl.formatMessage(formMessages.timeInvalid))}
      onSubmit={save}
    >
      {({ values, dirty, isSubmitting }) => (
        <Columns>
          <PaddedCard>
            <Form>
              <FormDraft name={draft} />
              <Stack>
                {scope !== null && courseTitle !== null && (
                  <Course id={scope} title={courseTitle} />
                )}
                <TextField
                  name="title"
                  maxLength={200}
                  label={<FormattedMessage {...newsletterMessages.headTitle} />}
                />
                <TextField
                  name="text"
                  isMultiline
                  rows={12}
                  label={<FormattedMessage {...formMessages.text} />}
                  help={<FormattedMessage {...formMessages.textHelp} />}
                />
                <SendMoment isAt={values.when === 'at'} />
                <Actions>
                  <Button
                    type="submit"
                    variant={newsletter === null ? 'contained' : 'outlined'}
                    busy={isSubmitting}
                  >
                    <FormattedMessage
                      {...(isSubmitting ? formMessages.saving : formMessages.save)}
                    />
                  </Button>
                  <SendButton
                    newsletter={newsletter}
                    isSaved={newsletter !== null && !dirty}
                    subscribers={subscribers}
                    onSent={refresh}
                  />
                  {newsletter !== null && <Remove newsletter={newsletter} onRemoved={refresh} />}
                </Actions>
              </Stack>
            </Form>
          </PaddedCard>
          <MailPreview
            title={values.title}
            text={values.text}
            courseId={scope}
            courseTitle={courseTitle}
          />
        </Columns>
      )}
    </Formik>
  );
}

/** Whose newsletter it is: the heading of the page says only that it is one of a course. */
function Course({ id, title }: { id: number; title: string }) {
  return (
    <p>
      <FormattedMessage
        {...formMessages.ofCourse}
        values={{ course: <TextLink to={paths.course(id)}>{title}</TextLink> }}
      />
    </p>
  );
}

function SendMoment({ isAt }: { isAt: boolean }) {
  return (
    <>
      <RadioGroupField
        name="when"
        label={<FormattedMessage {...formMessages.when} />}
        options={[
          {
            value: 'open',
            label: <FormattedMessage {...formMessages.whenOpen} />,
            detail: <FormattedMessage {...formMessages.whenOpenDetail} />,
          },
          {
            value: 'now',
            label: <FormattedMessage {...formMessages.whenNow} />,
            detail: <FormattedMessage {...formMessages.whenNowDetail} />,
          },
          {
            value: 'at',
            label: <FormattedMessage {...formMessages.whenAt} />,
            detail: <FormattedMessage {...formMessages.whenAtDetail} />,
          },
        ]}
      />
      {isAt && (
        <Actions>
          <DateField name="day" label={<FormattedMessage {...formMessages.day} />} />
          <TextField
            name="time"
            inputMode="numeric"
            maxLength={5}
            placeholder="08:30"
            label={<FormattedMessage {...formMessages.time} />}
          />
        </Actions>
      )}
    </>
  );
}

function Remove({
  newsletter,
  onRemoved,
}: {
  newsletter: Newsletter;
  onRemoved: () => Promise<void>;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    try {
      await removeNewsletter(newsletter);
    } catch (error) {
      toast.error(toApiError(error).info ?? intl.formatMessage(formMessages.failed));
      throw error;
    }
    toast.success(intl.formatMessage(formMessages.removed), { isForNextPage: true });
    await navigate(paths.newsletters());
    await onRemoved();
  };
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        <FormattedMessage {...formMessages.remove} />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={
          <FormattedMessage {...formMessages.removeTitle} values={{ title: newsletter.title }} />
        }
        confirmLabel={<FormattedMessage {...formMessages.remove} />}
      />
    </>
  );
}
