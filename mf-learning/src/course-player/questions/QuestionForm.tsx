import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { toast } from 'shared-ui';
import type { Course, Lesson } from '../course.ts';
import { newDraft, readDraft, writeDraft, type NoteDraft } from '../notes/draft-store.ts';
import { PlaceSelect } from '../places/PlaceSelect.tsx';
import { useMoment } from '../places/use-moment.ts';
import type { Questions } from './api.ts';
import { messages } from './messages.ts';
import { WordsForm } from './WordsForm.tsx';

/** Longest text of a question, in characters. */
const MAX_TEXT = 2000;

const Place = styled('div')({ flex: '1 1 220px', minWidth: 0 });

/** A question to the teacher of this lesson, at a point of it. */
export function QuestionForm({
  course,
  lesson,
  teachers,
  questions,
}: {
  course: Course;
  lesson: Lesson;
  teachers: readonly string[];
  questions: Questions;
}) {
  const intl = useIntl();
  const id = useId();
  const moment = useMoment(lesson);
  const userId = useSession(({ person }) => person?.userId ?? '');
  const owner = `${userId}:question:${lesson.id}`;
  const [draft, setDraft] = useState<NoteDraft>(() => readDraft(owner) ?? newDraft());
  const [isChosen, setChosen] = useState(false);
  // Until the first letter the place moves with the video.
  const { second, paragraph } =
    isChosen || draft.text !== '' ? draft : { second: moment, paragraph: null };

  const change = (next: NoteDraft) => {
    writeDraft(owner, next);
    setDraft(next);
  };
  return (
    <WordsForm
      text={draft.text}
      onType={(text) => change({ ...draft, second, paragraph, text })}
      onSend={async (text) => {
        const place = { courseId: course.id, lessonId: lesson.id, second, paragraph };
        await questions.ask({ key: draft.id, text, ...place });
        change(newDraft());
        setChosen(false);
        toast.success(intl.formatMessage(messages.sent));
      }}
      maxLength={MAX_TEXT}
      label={<FormattedMessage {...messages.ask} />}
      help={
        <FormattedMessage
          {...messages.toTeacher}
          values={{ names: intl.formatList(teachers, { type: 'conjunction' }) }}
        />
      }
      submit={<FormattedMessage {...messages.send} />}
      emptyReason={<FormattedMessage {...messages.writeFirst} />}
    >
      <Place>
        <PlaceSelect
          id={id}
          lesson={lesson}
          moment={moment}
          place={{ second, paragraph }}
          onChange={(place) => {
            setChosen(true);
            change({ ...draft, ...place });
          }}
        />
      </Place>
    </WordsForm>
  );
}
