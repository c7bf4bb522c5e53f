import assert from 'node:assert/strict';
import type { z } from 'zod';
import type { TestSession } from '../../testing/platform.ts';
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
  documentList: [{ documentTypeId: 2, name: 'Dispensa', fileName: 'guida-dpi.pdf' }],
  corsoFaq: [{ question: 'Serve la patente?', answare: 'No.' }],
  ...changes,
});

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
