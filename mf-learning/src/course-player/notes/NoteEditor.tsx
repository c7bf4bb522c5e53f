import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isTransient, toApiError, useSession } from 'shared-auth';
import { Alert, Button } from 'shared-ui';
import { describedBy, FieldFrame } from 'shared-ui/forms';
import { newDraft, readDraft, writeDraft } from './draft-store.ts';
import { messages } from './messages.ts';
import { MAX_TEXT, type Note } from './note.ts';
import { useOpenEditor } from './open-editors.ts';
import type { Notes } from './use-notes.ts';

const Root = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  width: '100%',
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

type Failure =
  | { kind: 'waiting' }
  /** Another window was faster; null: it has removed the note. */
  | { kind: 'conflict'; theirs: Note | null }
  | { kind: 'refused'; info: string | null };

/** Whose unsaved changes of which note. */
export const editOwner = (userId: string, noteId: string): string => `${userId}:edit:${noteId}`;

/** The words of a note, being changed. What another window stored meanwhile is shown, and nothing typed is lost. */
export function NoteEditor({
  courseId,
  note,
  notes,
  onDone,
}: {
  courseId: number;
  note: Note;
  notes: Notes;
  onDone: () => void;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const userId = useSession(({ person }) => person?.userId ?? '');
  const owner = editOwner(userId, note.id);
  const [text, setText] = useState(() => readDraft(owner)?.text ?? note.text);
  const [base, setBase] = useState(note);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useOpenEditor();
  useEffect(() => field.current?.focus(), []);

  const words = text.trim();
  const isTooLong = words.length > MAX_TEXT;
  const finish = () => {
    writeDraft(owner, null);
    onDone();
    if (failure?.kind === 'conflict') void notes.refresh();
  };

  const store = async () => {
    if (failure?.kind === 'conflict' && failure.theirs === null) {
      const { lessonId, second, paragraph } = note;
      if (lessonId === null) return;
      await notes.create({ id: newDraft().id, courseId, lessonId, text: words, second, paragraph });
    } else await notes.change(base, words);
    finish();
  };

  const save = async () => {
    if (words === '' || isTooLong || isSaving) return;
    setSaving(true);
    try {
      await store();
    } catch (raw) {
      const error = toApiError(raw);
      if (error.code === 'NOTE_CHANGED' || error.code === 'NOTE_NOT_FOUND') {
        const theirs = await notes.latest(note.id).catch(() => base);
        if (theirs !== null) setBase(theirs);
        setFailure({ kind: 'conflict', theirs });
      } else if (isTransient(error)) setFailure({ kind: 'waiting' });
      else setFailure({ kind: 'refused', info: error.info });
    } finally {
      setSaving(false);
    }
  };

  const error = isTooLong && (
    <FormattedMessage {...messages.tooLong} values={{ count: words.length, limit: MAX_TEXT }} />
  );
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FieldFrame id={id} label={<FormattedMessage {...messages.editLabel} />} error={error}>
        <OutlinedInput
          multiline
          inputComponent="textarea"
          rows={3}
          readOnly={isSaving}
          inputRef={field}
          slotProps={{
            input: {
              id,
              value: text,
              onChange: ({ target }) => {
                setText(target.value);
                writeDraft(owner, { ...newDraft(), text: target.value });
              },
              ...describedBy(id, { error }),
            },
          }}
        />
      </FieldFrame>
      {failure !== null && <EditNotice failure={failure} />}
      <Actions>
        <Button
          type="submit"
          variant="tonal"
          busy={isSaving}
          {...(words === ''
            ? { disabledReason: <FormattedMessage {...messages.writeFirst} /> }
            : {})}
        >
          <FormattedMessage
            {...(failure?.kind === 'conflict' ? messages.keepMine : messages.save)}
          />
        </Button>
        <Button variant="outlined" onClick={finish} disabled={isSaving}>
          <FormattedMessage
            {...(failure?.kind === 'conflict' ? messages.keepTheirs : messages.cancel)}
          />
        </Button>
      </Actions>
    </Root>
  );
}

function EditNotice({ failure }: { failure: Failure }) {
  switch (failure.kind) {
    case 'waiting':
      return (
        <Alert tone="warning" announce="status">
          <FormattedMessage {...messages.waiting} />
        </Alert>
      );
    case 'conflict':
      return (
        <Alert tone="warning" announce="alert">
          {failure.theirs === null ? (
            <FormattedMessage {...messages.conflictRemoved} />
          ) : (
            <FormattedMessage {...messages.conflict} values={{ text: failure.theirs.text }} />
          )}
        </Alert>
      );
    case 'refused':
      return (
        <Alert tone="danger" announce="alert">
          {failure.info ?? <FormattedMessage {...messages.saveFailed} />}
        </Alert>
      );
  }
}
