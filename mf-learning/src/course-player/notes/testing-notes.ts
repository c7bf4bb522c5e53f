import type { FakeEndpoints } from 'shared-auth/testing';
import type { Note } from './note.ts';

export const note = (id: string, changes: Partial<Note> = {}) => ({
  id,
  lessonId: 11,
  second: null,
  paragraph: null,
  text: `Nota ${id}`,
  version: 1,
  createdAt: '2026-05-04T08:00:00.000Z',
  updatedAt: '2026-05-04T08:00:00.000Z',
  ...changes,
});

/** A server that keeps notes: one for each id, and a change only of the version that is stored. */
export function fakeNotes(stored: ReturnType<typeof note>[] = []) {
  let notes = stored;
  const refusals = {
    changed: { status: 409, code: 'NOTE_CHANGED' },
    gone: { status: 404, code: 'NOTE_NOT_FOUND' },
  } as const;
  return {
    notes: () => notes,
    /** What another window does. */
    changeElsewhere: (id: string, text: string | null) => {
      notes = notes.flatMap((one) => {
        if (one.id !== id) return [one];
        return text === null ? [] : [{ ...one, text, version: one.version + 1 }];
      });
    },
    endpoints: {
      'GET /api/Courses/Notes': () => ({ data: notes }),
      'POST /api/Courses/Notes': ({ body }) => {
        const { courseId: _course, ...written } = body;
        const known = notes.find(({ id }) => id === body.id);
        if (known !== undefined)
          return known.text === body.text ? { data: known } : refusals.changed;
        const added = note(body.id, written);
        notes = [added, ...notes];
        return { data: added };
      },
      'PUT /api/Courses/Notes/{id}': ({ params, body }) => {
        const known = notes.find(({ id }) => id === params['id']);
        if (known === undefined) return refusals.gone;
        if (known.version !== body.version) return refusals.changed;
        const next = { ...known, text: body.text, version: known.version + 1 };
        notes = notes.map((one) => (one.id === next.id ? next : one));
        return { data: next };
      },
      'DELETE /api/Courses/Notes/{id}': ({ params }) => {
        const known = notes.find(({ id }) => id === params['id']);
        if (known === undefined) return refusals.gone;
        notes = notes.filter((one) => one !== known);
        return { data: true };
      },
    } satisfies FakeEndpoints,
  };
}
