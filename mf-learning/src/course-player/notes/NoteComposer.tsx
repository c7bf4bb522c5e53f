import OutlinedInput from '@mui/material/OutlinedInput';
import { BookmarkSimple } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { styled } from '@mui/material/styles';
import { useState, type ChangeEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Button, LiveRegion, toast } from 'shared-ui';
import { describedBy, FieldFrame } from 'shared-ui/forms';
import type { Course, Lesson } from '../course.ts';
import { PlaceSelect } from '../places/PlaceSelect.tsx';
import { useMoment } from '../places/use-moment.ts';
import { NOTE_FIELD_ID } from '../places/write-note.ts';
import { ComposerNotice } from './ComposerNotice.tsx';
import { messages } from './messages.ts';
import { MAX_TEXT } from './note.ts';
import { useNoteComposer } from './use-note-composer.ts';
import type { Notes } from './use-notes.ts';

const Root = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(3),
  '& > div:first-of-type': { flex: '1 1 220px', minWidth: 0 },
}));

/** A new note at a point of this lesson, or a bookmark there. */
export function NoteComposer({
  course,
  lesson,
  notes,
}: {
  course: Course;
  lesson: Lesson;
  notes: Notes;
}) {
  const intl = useIntl();
  const id = NOTE_FIELD_ID;
  const moment = useMoment(lesson);
  const { draft, state, change, save } = useNoteComposer(course.id, lesson, notes);
  const [isChosen, setChosen] = useState(false);
  const [isMarking, setMarking] = useState(false);
  // Until the first letter the place moves with the video.
  const place = isChosen || draft.text !== '' ? draft : { second: moment, paragraph: null };
  const isEmpty = draft.text.trim() === '';
  const isTooLong = draft.text.trim().length > MAX_TEXT;
  const isSaving = state.status === 'saving';

  const type = ({ target }: ChangeEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    const { second, paragraph } = place;
    change({ ...draft, second, paragraph, text: target.value });
  };
  const store = async () => {
    if (isEmpty || isTooLong || isSaving) return;
    await save();
    setChosen(false);
  };
  const mark = async () => {
    setMarking(true);
    try {
      const { second, paragraph } = place;
      const bookmark = { id: crypto.randomUUID(), text: '', second, paragraph };
      await notes.create({ ...bookmark, courseId: course.id, lessonId: lesson.id });
      toast.success(intl.formatMessage(messages.marked));
    } catch (error) {
      toast.error(toApiError(error).info ?? intl.formatMessage(messages.markFailed));
    } finally {
      setMarking(false);
    }
  };

  const error = isTooLong && (
    <FormattedMessage
      {...messages.tooLong}
      values={{ count: draft.text.trim().length, limit: MAX_TEXT }}
    />
  );
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        void store();
      }}
    >
      <FieldFrame id={id} label={<FormattedMessage {...messages.newNote} />} error={error}>
        <OutlinedInput
          multiline
          inputComponent="textarea"
          rows={3}
          readOnly={isSaving}
          slotProps={{
            input: { id, value: draft.text, onChange: type, ...describedBy(id, { error }) },
          }}
        />
      </FieldFrame>
      <ComposerNotice state={state} onRetry={store} />
      <Row>
        <div>
          <PlaceSelect
            id={`${id}-place`}
            lesson={lesson}
            moment={moment}
            place={place}
            onChange={(chosen) => {
              setChosen(true);
              change({ ...draft, ...chosen });
            }}
          />
        </div>
        <Button
          type="submit"
          variant="tonal"
          busy={isSaving}
          {...(isEmpty && !isSaving
            ? { disabledReason: <FormattedMessage {...messages.writeFirst} /> }
            : {})}
        >
          <FormattedMessage {...messages.save} />
        </Button>
        <Button
          variant="outlined"
          busy={isMarking}
          startIcon={<BookmarkSimple size={18} aria-hidden />}
          onClick={() => void mark()}
        >
          <FormattedMessage {...messages.mark} />
        </Button>
      </Row>
      <LiveRegion>
        {state.status === 'saved' && <FormattedMessage {...messages.saved} />}
      </LiveRegion>
    </Root>
  );
}
