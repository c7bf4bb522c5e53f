import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { plainTextOf, type LessonText } from 'contracts';
import { sql } from 'drizzle-orm';
import { textColumns } from '../../domains/catalogue/index.ts';
import * as t from '../../domains/catalogue/tables.ts';
import { fromEuros } from '../../money.ts';
import type { Platform } from '../../platform.ts';
import { demoPeople } from '../people.ts';
import { amministrazione } from './amministrazione.ts';
import { comunicazione } from './comunicazione.ts';
import { lessonMinutes, type DemoCourse, type DemoFile } from './course-shape.ts';
import { lessonTexts } from './lesson-texts.ts';
import { demoProfessors, type ProfessorKey } from './professors.ts';
import { digitale } from './digitale.ts';
import { edilizia } from './edilizia.ts';
import { lingue } from './lingue.ts';
import { logistica } from './logistica.ts';
import { sanita } from './sanita.ts';
import { sicurezza } from './sicurezza.ts';

/** Keys are those of the covers and badges. */
const demoCategories = [
  { key: 'sicurezza', name: 'Sicurezza sul lavoro', macro: 1, courses: sicurezza },
  { key: 'digitale', name: 'Digitale e dati', macro: 2, courses: digitale },
  { key: 'amministrazione', name: 'Amministrazione', macro: 2, courses: amministrazione },
  { key: 'lingue', name: 'Lingue', macro: 3, courses: lingue },
  { key: 'logistica', name: 'Logistica', macro: 1, courses: logistica },
  { key: 'edilizia', name: 'Edilizia e impianti', macro: 1, courses: edilizia },
  { key: 'sanita', name: 'Sanità e assistenza', macro: 4, courses: sanita },
  { key: 'comunicazione', name: 'Comunicazione', macro: 3, courses: comunicazione },
] as const;

const demoMacroCategories = [
  { id: 1, name: 'Tecnica e sicurezza' },
  { id: 2, name: 'Impresa e dati' },
  { id: 3, name: 'Lingue e comunicazione' },
  { id: 4, name: 'Cura e persone' },
];

const numbered = demoCategories.flatMap((category, place) =>
  (category.courses as readonly DemoCourse[]).map((course) => ({
    course,
    categoryId: place + 1,
    category,
  })),
);

/** Id of a demo course by its stable key: the same in every database. */
export function demoCourseId(key: string): number {
  const place = numbered.findIndex(({ course }) => course.key === key);
  if (place === -1) throw new Error(`There is no demo course named ${key}`);
  return place + 1;
}

/** The course of the product's journey: published, two modules, four lessons, 79 €. */
export const journeyCourseKey = 'sicurezza-in-ufficio';

/** Keys of the demo courses on sale, in the order of their ids. */
export const demoCourseKeys = numbered
  .filter(({ course }) => course.status === undefined)
  .map(({ course }) => course.key);

const levels = ['Principianti', 'Avanzato', 'Esperti'];
const difficulties = ['Facile', 'Media', 'Alta'];

const professorIds = new Map<ProfessorKey, number>(
  demoProfessors.map(({ key }, place) => [key, place + 1]),
);

const professorId = (key: ProfessorKey) => professorIds.get(key) as number;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Categories, teachers, courses with their content, and a year of votes. Ids are fixed. */
export async function loadCourses(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await platform.database.transaction(async () => {
    const { db } = platform.database;
    await db.insert(t.macroCategories).values(demoMacroCategories);
    await db.insert(t.categories).values(
      demoCategories.map(({ key, name, macro }, place) => ({
        id: place + 1,
        key,
        name,
        macroCategoryId: macro,
      })),
    );
    await db.insert(t.professors).values(
      demoProfessors.map(({ key, name, specialty, email, phone }) => ({
        id: professorId(key),
        accountId: key === 'lucia' ? demoPeople.lucia.userId : null,
        name,
        specialty,
        email,
        phone,
      })),
    );
    const rows = await courseRows(now);
    // Each in a turn of its own: a signal need not wait for all.
    for (const store of [
      () => db.insert(t.courses).values(rows.courses),
      () => db.insert(t.courseProfessors).values(rows.courseProfessors),
      () => db.insert(t.modules).values(rows.modules),
      () => db.insert(t.lessons).values(rows.lessons),
      () => db.insert(t.documents).values(rows.documents),
      () => db.insert(t.courseFaqs).values(rows.faqs),
    ]) {
      await nextTurn();
      await store();
    }
    const votes = voteRows(now);
    for (let from = 0; from < votes.length; from += 500) {
      await nextTurn();
      await db.insert(t.courseRankings).values(votes.slice(from, from + 500));
    }
    // Ids were given, so the sequences still stand at the beginning.
    for (const table of [
      'macro_category',
      'category',
      'professor',
      'course',
      'course_module',
      'lesson',
      'course_document',
      'course_faq',
    ]) {
      await db.execute(
        sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
      );
    }
  });
}

async function courseRows(now: Date) {
  const courses: (typeof t.courses.$inferInsert)[] = [];
  const courseProfessors: (typeof t.courseProfessors.$inferInsert)[] = [];
  const modules: (typeof t.modules.$inferInsert)[] = [];
  const lessons: (typeof t.lessons.$inferInsert)[] = [];
  const documents: (typeof t.documents.$inferInsert)[] = [];
  const faqs: (typeof t.courseFaqs.$inferInsert)[] = [];

  for (const [place, { course, categoryId }] of numbered.entries()) {
    const courseId = place + 1;
    const hasTexts = course.modules.some((module) =>
      module.lessons.some(({ text }) => text === null),
    );
    const texts = hasTexts ? await lessonTexts(course.key) : new Map<string, LessonText>();
    const publishedAt = daysBefore(now, course.age);
    courses.push({
      id: courseId,
      key: course.key,
      title: course.title,
      synopsis: course.synopsis,
      description: descriptionOf(course),
      prerequisites: course.prerequisites,
      levelId: levels.indexOf(course.level),
      difficulty: difficulties[levels.indexOf(course.level)] ?? null,
      categoryId,
      tags: course.tags,
      priceCents: fromEuros(course.price),
      simulationCents: fromEuros(course.simulation),
      certificationCents: fromEuros(course.certification),
      credits: course.credits,
      validityMonths: course.validity?.months ?? null,
      refresherId:
        course.validity?.refresher === undefined ? null : demoCourseId(course.validity.refresher),
      status: { DRAFT: 0, PUBLISHED: 1, SUSPENDED: 2 }[course.status ?? 'PUBLISHED'],
      version: course.age > 180 ? 3 : course.age > 90 ? 2 : 1,
      unitCode: `WB-${String(courseId).padStart(4, '0')}`,
      createdBy: demoPeople[course.uploadedBy].userId,
      createdAt: daysBefore(publishedAt, 12),
      publishedAt: course.status === 'DRAFT' ? null : publishedAt,
    });
    const teachers = [...new Set(course.modules.map(({ professor }) => professor))];
    for (const [position, key] of teachers.entries()) {
      courseProfessors.push({ courseId, professorId: professorId(key), position });
    }
    for (const [
      position,
      { name, description, professor, ...module },
    ] of course.modules.entries()) {
      const moduleId = modules.length + 1;
      modules.push({
        id: moduleId,
        courseId,
        position,
        name,
        description,
        professorId: professorId(professor),
      });
      for (const [index, { name: lessonName, text, files }] of module.lessons.entries()) {
        const lessonId = lessons.length + 1;
        const content = texts.get(lessonName) ?? null;
        const words = text ?? (content === null ? '' : plainTextOf(content));
        lessons.push({
          id: lessonId,
          moduleId,
          position: index,
          name: lessonName,
          ...textColumns(words, content),
          durationMinutes: lessonMinutes(words, files),
          isFreePreview:
            position === 0 && index === 0 && files.some(({ type }) => type === 'video'),
        });
        for (const [order, file] of files.entries()) {
          documents.push({
            ...documentOf(file, order),
            id: documents.length + 1,
            courseId,
            moduleId,
            lessonId,
          });
        }
      }
    }
    for (const [position, [question, answer]] of course.faq.entries()) {
      faqs.push({ id: faqs.length + 1, courseId, position, question, answer });
    }
  }
  return { courses, courseProfessors, modules, lessons, documents, faqs };
}

/** As `media.ts` puts them into the file store. */
const mediaFolder = join(import.meta.dirname, '../media');

const documentOf = ({ type, name, fileName }: DemoFile, position: number) => ({
  position,
  typeId: type === 'video' ? 1 : 2,
  name,
  fileName,
  downloadable: type === 'pdf',
  sizeBytes: statSync(join(mediaFolder, fileName)).size,
});

const descriptionOf = ({ about, goals }: DemoCourse) =>
  [
    ...about.map((paragraph) => `<p>${paragraph}</p>`),
    `<ul>${goals.map((goal) => `<li>${goal}</li>`).join('')}</ul>`,
  ].join('');

/**
 * Votes, spread from publication to the first start; `loadLearners` gives the people who cast them an account
 * and the course.
 */
function voteRows(now: Date): (typeof t.courseRankings.$inferInsert)[] {
  return numbered.flatMap(({ course }, place) =>
    course.votes
      .flatMap((count, distance) => Array.from({ length: count }, () => 5 - distance))
      .map((rank, voter, all) => ({
        courseId: place + 1,
        userId: voterId((voter + place * VOTERS_APART) % VOTERS),
        rank,
        ratedAt: daysBefore(now, course.age * (1 - ((voter * 7) % all.length) / all.length)),
      })),
  );
}

/** More than the votes of any course; so many that nobody has all courses. */
const VOTERS = 480;
const VOTERS_APART = 41;

function voterId(voter: number): string {
  const hex = createHash('sha256').update(`demo voter ${voter}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
