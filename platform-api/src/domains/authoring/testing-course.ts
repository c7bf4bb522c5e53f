import assert from 'node:assert/strict';
import type { z } from 'zod';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import { ask } from '../../testing/shop.ts';
import type { courseBody } from './schemas.ts';

export type CourseBody = z.input<typeof courseBody>;

/** A course that may be published as it is. */
export const wholeCourse = (changes: Partial<CourseBody> = {}): CourseBody => ({
  statoCorso: 0,
  title: 'Carrelli elevatori',
  synopses: 'Guidare in sicurezza.',
  description: '<p>Teoria e pratica.</p>',
  prerequisites: 'Maggiore età.',
  levelsId: 0,
  difficultyCourse: 'Media',
  categoriesId: 1,
  corsoTags: ['carrelli', 'magazzino'],
  price: 90.5,
  priceSimulation: 10,
  priceCertification: 45,
  credits: 2,
  modules: [
    {
      name: 'Norme',
      description: 'Che cosa dice la legge.',
      professorNameId: 2,
      lessonList: [
        { name: 'Il decreto', duration: 15 },
        { name: 'La patente', duration: 30, isFreePreview: true },
      ],
    },
    {
      name: 'Pratica',
      professorNameId: 1,
      lessonList: [{ name: 'Il carico', description: 'Pesi e leve.', duration: 45 }],
    },
  ],
  documentList: [{ documentTypeId: 2, name: 'Dispensa', fileName: 'dispensa.pdf' }],
  corsoFaq: [{ question: 'Serve la patente?', answare: 'No.' }],
  ...changes,
});

/** A file as if it had been uploaded and checked. */
export async function addUpload(
  t: TestPlatform,
  editor: TestSession,
  file: { ref: string; kind: 'document' | 'video' | 'cover' | 'lesson-picture'; status?: number },
): Promise<void> {
  await t.platform.database.query(
    `insert into uploaded_file (file_ref, account_id, file_name, kind, name, original_name,
      content_type, size_bytes, sha256, status, uploaded_at, loose_since)
    values ($1, $2, $1, $3, 'courses/' || $1, $1, 'application/pdf', 1234, '', $4, now(), now())
    on conflict do nothing`,
    [file.ref, editor.userId, file.kind, file.status ?? 2],
  );
}

/** Whether something refers to an uploaded file, so that it is kept. */
export async function isKept(t: TestPlatform, ref: string): Promise<boolean> {
  const { rows } = await t.platform.database.query(
    'select loose_since is null as kept from uploaded_file where file_ref = $1',
    [ref],
  );
  return rows[0]?.['kept'] === true;
}

export async function addCourse(editor: TestSession, body: CourseBody = wholeCourse()) {
  const answer = await ask(editor, 'POST', 'Courses', { body });
  assert.equal(answer.status, 200, JSON.stringify(answer));
  return answer.data as { id: number; version: number };
}

/** What a form sends back of a course that it read. */
export async function readCourse(
  editor: TestSession,
  id: number,
): Promise<z.output<typeof courseBody>> {
  const answer = await ask(editor, 'GET', `Courses/${id}`);
  assert.equal(answer.status, 200, JSON.stringify(answer));
  return answer.data;
}
