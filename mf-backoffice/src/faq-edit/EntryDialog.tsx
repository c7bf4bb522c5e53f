import { useQueryClient } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, Dialog, toast } from 'shared-ui';
import {
  clearDraft,
  Form,
  FormDraft,
  Formik,
  object,
  refuseFields,
  TextField,
  validators,
  type FormikHelpers,
} from 'shared-ui/forms';
import { addEntry, entriesQuery, type Entry, type EntryTexts } from './api.ts';
import { messages } from './messages.ts';
import { replaceEntry } from './replace-entry.ts';

const { longText, required } = validators;

/** Both are required and have a sign that is no space (FAQ-04). */
const schema = object({ question: required(longText()), answer: required(longText()) });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  '& > *': { flex: '1 1 10rem' },
}));

const added = async (texts: EntryTexts) => {
  await addEntry(texts);
  return 'added' as const;
};

/** Adds an entry, or puts a changed one in the place of the old (E77). */
export function EntryDialog({ entry, onClose }: { entry: Entry | null; onClose: () => void }) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const draft = `faq:${entry?.id ?? 'new'}`;

  const close = () => {
    clearDraft(draft);
    onClose();
  };

  const save = async (texts: EntryTexts, { setStatus }: FormikHelpers<EntryTexts>) => {
    try {
      const result = entry === null ? await added(texts) : await replaceEntry(entry.id, texts);
      const isWhole = result === 'added' || result === 'replaced';
      toast[isWhole ? 'success' : 'error'](intl.formatMessage(messages[result]));
      // A refused entry stays in the form.
      if (result !== 'unchanged') close();
    } catch (error) {
      refuseFields({ values: texts, setStatus }, toApiError(error).fields, {
        pathOf: (path) => (path === 'answare' ? 'answer' : path),
      });
      toast.error(intl.formatMessage(messages.failed));
    } finally {
      await queryClient.invalidateQueries({ queryKey: entriesQuery.queryKey });
    }
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      width="wide"
      title={<FormattedMessage {...(entry === null ? messages.add : messages.editTitle)} />}
    >
      <Formik<EntryTexts>
        initialValues={{ question: entry?.question ?? '', answer: entry?.answer ?? '' }}
        validationSchema={schema}
        onSubmit={save}
      >
        {({ isSubmitting }) => (
          <Form>
            <FormDraft name={draft} />
            <TextField name="question" label={<FormattedMessage {...messages.question} />} />
            <TextField
              name="answer"
              isMultiline
              rows={6}
              label={<FormattedMessage {...messages.answer} />}
            />
            <Actions>
              <Button variant="outlined" onClick={close} disabled={isSubmitting}>
                <FormattedMessage {...messages.cancel} />
              </Button>
              <Button type="submit" busy={isSubmitting}>
                <FormattedMessage {...(isSubmitting ? messages.saving : messages.save)} />
              </Button>
            </Actions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
