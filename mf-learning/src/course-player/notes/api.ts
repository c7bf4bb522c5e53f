import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type BodyOf } from 'shared-auth';
import type { Note } from './note.ts';
import { isEditorOpen } from './open-editors.ts';

export const getNotes = (courseId: number, signal?: AbortSignal): Promise<Note[]> =>
  api.get('/api/Courses/Notes', { query: { courseId }, ...(signal && { signal }) });

/** The learner's own notes and bookmarks in the course. */
export const notesQuery = (courseId: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Courses/Notes', { courseId }),
    queryFn: ({ signal }) => getNotes(courseId, signal),
    // What another window has changed, but not while words are written here: a row that goes would take them away.
    refetchOnWindowFocus: () => !isEditorOpen(),
    refetchOnReconnect: () => !isEditorOpen(),
  });

/** Sent again with its id it is the same note. */
export const postNote = (note: BodyOf<'/api/Courses/Notes', 'post'>): Promise<Note> =>
  api.post('/api/Courses/Notes', { body: note });

export const putNote = ({ id, version }: Note, text: string): Promise<Note> =>
  api.put('/api/Courses/Notes/{id}', { path: { id }, body: { version, text } });

export const deleteNote = ({ id, version }: Note): Promise<boolean> =>
  api.delete('/api/Courses/Notes/{id}', { path: { id }, query: { version } });
