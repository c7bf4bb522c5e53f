import { useEffect, useEffectEvent, useState } from 'react';
import { isApiError, isTransient, toApiError, useSession, type ApiError } from 'shared-auth';
import type { Lesson } from '../course.ts';
import { newDraft, readDraft, writeDraft, type NoteDraft } from './draft-store.ts';
import type { Notes } from './use-notes.ts';

export type ComposerState =
  | { status: 'idle' | 'saving' | 'saved' }
  /** No answer, or the server's own failure: it is tried again when the network is back. */
  | { status: 'waiting' }
  /** An earlier form of it is stored; what is typed here would be another note. */
  | { status: 'changed-elsewhere' }
  | { status: 'refused'; error: ApiError };

/** A note that is being written: kept in this browser until the server has it. */
export function useNoteComposer(courseId: number, lesson: Lesson, notes: Notes) {
  const userId = useSession(({ person }) => person?.userId ?? '');
  const owner = `${userId}:note:${lesson.id}`;
  const [draft, setDraft] = useState<NoteDraft>(() => readDraft(owner) ?? newDraft());
  const [state, setState] = useState<ComposerState>({ status: 'idle' });

  const change = (next: NoteDraft) => {
    writeDraft(owner, next);
    setDraft(next);
  };

  const send = async (note: NoteDraft): Promise<void> => {
    const { id, second, paragraph } = note;
    const text = note.text.trim();
    setState({ status: 'saving' });
    change({ ...note, sentTexts: [...note.sentTexts, text] });
    try {
      await notes.create({ id, courseId, lessonId: lesson.id, text, second, paragraph });
    } catch (error) {
      if (!isApiError(error) || error.code !== 'NOTE_CHANGED') throw error;
      // Typed on after a send whose answer was lost: the stored words are ours, and give way.
      const stored = await notes.latest(id);
      if (stored === null || !note.sentTexts.includes(stored.text)) throw error;
      await notes.change(stored, text);
    }
    change(newDraft());
    setState({ status: 'saved' });
  };

  const save = async (note: NoteDraft = draft): Promise<void> => {
    try {
      await send(note);
    } catch (failure) {
      const error = toApiError(failure);
      if (isTransient(error)) setState({ status: 'waiting' });
      else if (error.code === 'NOTE_CHANGED') {
        change({ ...note, id: newDraft().id, sentTexts: [] });
        setState({ status: 'changed-elsewhere' });
      } else setState({ status: 'refused', error });
    }
  };

  const isWaiting = state.status === 'waiting';
  const saveAgain = useEffectEvent(() => void save());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const retry = () => saveAgain();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isWaiting]);

  return { draft, state, change, save: () => save() };
}
