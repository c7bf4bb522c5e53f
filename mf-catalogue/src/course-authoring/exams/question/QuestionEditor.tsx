import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { newIdempotencyKey, toApiError } from 'shared-auth';
import { Alert, Button, Glyph, IconButton, toast } from 'shared-ui';
import {
  Form,
  Formik,
  refuseFields,
  useFormikContext,
  useSaveNotices,
  type FormikHelpers,
} from 'shared-ui/forms';
import { FieldCard } from '../../field-layout.ts';
import { useAuthoring } from '../../use-authoring.ts';
import { forgetBank, questionQuery, saveQuestion, type WireQuestion } from '../api.ts';
import { messages as bankMessages } from '../bank/messages.ts';
import { messages } from './messages.ts';
import {
  bodyOfQuestion,
  emptyQuestion,
  formOfQuestion,
  formPathOf,
  type QuestionForm,
} from './question-form.ts';
import { questionSchema } from './question-schema.ts';
import { QuestionFields } from './QuestionFields.tsx';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  '& h2': { ...theme.typography.h3, '&:focus-visible': { outlineOffset: 4 } },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  '& > :first-of-type': { marginRight: 'auto' },
}));

type EditorProps = {
  courseId: number;
  areas: readonly string[];
  /** Null adds a question. */
  stored: WireQuestion | null;
  onClose: () => void;
  onStored: (id: number) => void;
  onRemove: (question: WireQuestion) => void;
};

/** The form of a question; who saves second is told, and nothing typed is lost. */
export function QuestionEditor({
  courseId,
  areas,
  stored,
  onClose,
  onStored,
  onRemove,
}: EditorProps) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const notices = useSaveNotices();
  const [hasConflict, setConflict] = useState(false);
  const [key] = useState(newIdempotencyKey);
  const target = useRef<'active' | 'draft'>('active');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  async function save(form: QuestionForm, helpers: FormikHelpers<QuestionForm>) {
    const state = target.current;
    try {
      const saved = await saveQuestion(courseId, stored, bodyOfQuestion(form, state), key);
      toast.success(intl.formatMessage(state === 'draft' ? messages.savedDraft : messages.saved));
      helpers.resetForm({ values: form });
      queryClient.setQueryData(questionQuery(saved.id).queryKey, saved);
      await forgetBank(queryClient);
      if (stored === null) onStored(saved.id);
    } catch (error) {
      const { code, info, fields } = toApiError(error);
      if (code === 'QUESTION_CHANGED' && stored !== null) {
        setConflict(true);
        return;
      }
      const words = { REPEATED: intl.formatMessage(messages.repeated) };
      const refusable = { values: form, setStatus: helpers.setStatus };
      if (!refuseFields(refusable, fields ?? {}, { pathOf: formPathOf, words })) {
        notices.failed(info);
      }
    }
  }

  const reload = () => {
    setConflict(false);
    if (stored === null) return;
    void queryClient.resetQueries({ queryKey: questionQuery(stored.id).queryKey });
  };
  return (
    <Formik<QuestionForm>
      initialValues={stored === null ? emptyQuestion(areas) : formOfQuestion(stored)}
      validationSchema={questionSchema(intl)}
      onSubmit={save}
    >
      <Form>
        <NoteUnsaved />
        <FieldCard as="section" aria-labelledby="exam-question">
          <Head>
            <div>
              <h2 id="exam-question" ref={title} tabIndex={-1}>
                <FormattedMessage {...(stored === null ? messages.newTitle : messages.editTitle)} />
              </h2>
              {stored !== null && stored.timesDrawn > 0 && (
                <p>
                  <FormattedMessage {...messages.drawn} values={{ count: stored.timesDrawn }} />
                </p>
              )}
            </div>
            <IconButton type="button" label={intl.formatMessage(messages.close)} onClick={onClose}>
              <Glyph name="close" />
            </IconButton>
          </Head>
          {hasConflict && (
            <Alert
              tone="warning"
              announce="alert"
              action={
                <Button variant="outlined" size="small" onClick={reload}>
                  <FormattedMessage {...messages.reload} />
                </Button>
              }
            >
              <b>
                <FormattedMessage {...messages.changedTitle} />
              </b>{' '}
              <FormattedMessage {...messages.changedText} />
            </Alert>
          )}
          <QuestionFields courseId={courseId} areas={areas} questionId={stored?.id ?? null} />
          <Ends>
            {stored !== null && (
              <Button
                variant="text"
                startIcon={<Glyph name="trash" size={18} />}
                onClick={() => onRemove(stored)}
              >
                <FormattedMessage {...bankMessages.remove} />
              </Button>
            )}
            <SaveButtons onTarget={(state) => (target.current = state)} />
          </Ends>
        </FieldCard>
      </Form>
    </Formik>
  );
}

/** As a draft nobody draws it; otherwise exams do from now on. */
function SaveButtons({ onTarget }: { onTarget: (state: 'active' | 'draft') => void }) {
  const { isSubmitting, submitForm } = useFormikContext<QuestionForm>();
  const { uploading } = useAuthoring();
  const isWaiting = uploading.has('question');
  return (
    <>
      <Button
        variant="outlined"
        disabled={isSubmitting || isWaiting}
        onClick={() => {
          onTarget('draft');
          void submitForm();
        }}
      >
        <FormattedMessage {...messages.saveDraft} />
      </Button>
      <Button
        type="submit"
        busy={isSubmitting}
        disabled={isWaiting}
        onClick={() => onTarget('active')}
      >
        <FormattedMessage {...messages.save} />
      </Button>
    </>
  );
}

/** The page asks before it is left, and keeps the form while another tab is shown. */
function NoteUnsaved() {
  const { dirty } = useFormikContext<QuestionForm>();
  const { noteUnsaved } = useAuthoring();
  useEffect(() => noteUnsaved('question', dirty), [noteUnsaved, dirty]);
  useEffect(() => () => noteUnsaved('question', false), [noteUnsaved]);
  return null;
}
