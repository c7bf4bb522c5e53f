import { BookmarkSimple } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { PencilSimple } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashSimple } from '@phosphor-icons/react/dist/csr/TrashSimple';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError, useSession } from 'shared-auth';
import { ActionMenu, ConfirmDialog, toast, useFormats, type MenuAction } from 'shared-ui';
import { lessonsOf, type Course } from '../course.ts';
import { PlaceLink } from '../places/PlaceLink.tsx';
import { readDraft } from './draft-store.ts';
import { messages } from './messages.ts';
import { isBookmark, type Note } from './note.ts';
import { editOwner, NoteEditor } from './NoteEditor.tsx';
import type { Notes } from './use-notes.ts';

const Root = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(3.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  minWidth: 0,
  '& p': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

const Mark = styled('p')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  fontWeight: 600,
  '& svg': { color: theme.vars.palette.primary.main },
}));

/** One note or bookmark: where it is, what it says, and what can be done with it. */
export function NoteRow({ course, note, notes }: { course: Course; note: Note; notes: Notes }) {
  const intl = useIntl();
  const { date } = useFormats();
  const userId = useSession(({ person }) => person?.userId ?? '');
  const [isEditing, setEditing] = useState(() => readDraft(editOwner(userId, note.id)) !== null);
  const [isRemoving, setRemoving] = useState(false);
  const lesson = lessonsOf(course).find(({ id }) => id === note.lessonId);
  const name = isBookmark(note)
    ? intl.formatMessage(messages.bookmarkOf, { lesson: lesson?.name ?? '' })
    : note.text.slice(0, 60);

  const remove = async () => {
    try {
      await notes.remove(note);
      toast.success(intl.formatMessage(messages.removed));
    } catch (error) {
      toast.error(toApiError(error).info ?? intl.formatMessage(messages.removeFailed));
      throw error;
    }
  };
  const actions: MenuAction[] = [
    {
      key: 'edit',
      label: <FormattedMessage {...(isBookmark(note) ? messages.addText : messages.edit)} />,
      icon: <PencilSimple size={20} aria-hidden />,
      onSelect: () => setEditing(true),
    },
    {
      key: 'remove',
      label: <FormattedMessage {...messages.remove} />,
      icon: <TrashSimple size={20} aria-hidden />,
      isDestructive: true,
      onSelect: () => setRemoving(true),
    },
  ];
  return (
    <Root>
      <Words>
        <PlaceLink course={course} place={note} />
        {isEditing ? (
          <NoteEditor
            courseId={course.id}
            note={note}
            notes={notes}
            onDone={() => setEditing(false)}
          />
        ) : isBookmark(note) ? (
          <Mark>
            <BookmarkSimple size={18} weight="fill" aria-hidden />
            <FormattedMessage {...messages.bookmark} />
          </Mark>
        ) : (
          <p>{note.text}</p>
        )}
        <small>
          {lesson === undefined ? null : `${lesson.name} · `}
          {date(note.createdAt)}
        </small>
      </Words>
      {!isEditing && (
        <ActionMenu label={intl.formatMessage(messages.actionsOf, { name })} actions={actions} />
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onConfirm={remove}
        title={
          <FormattedMessage {...(isBookmark(note) ? messages.removeMark : messages.removeTitle)} />
        }
        confirmLabel={<FormattedMessage {...messages.remove} />}
      >
        {name}
      </ConfirmDialog>
    </Root>
  );
}
