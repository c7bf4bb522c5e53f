import { eq } from 'drizzle-orm';
import { courseStructure } from '../domains/catalogue/index.ts';
import { courseRankings } from '../domains/catalogue/tables.ts';
import { examPlans } from '../domains/exams/tables.ts';
import { courseLearners } from '../domains/learning/index.ts';
import type { Platform } from '../platform.ts';
import { demoCourseId, demoCourseKeys } from './courses/index.ts';
import { demoPeople } from './people.ts';
import { seededRandom } from './random.ts';

/** What a comment speaks of; only of a course that has it. */
type Subject = 'handout' | 'video' | 'exam';

const texts: [rank: number, comment: string, subject?: Subject][] = [
  [5, 'Finalmente un corso che parla la lingua di chi lavora: esempi veri, nessun giro di parole.'],
  [5, 'L’ho seguito in tre sere dal telefono. Le schede da scaricare le uso ancora.', 'handout'],
  [
    4,
    'Chiaro e ben ordinato. Avrei voluto un esercizio in più nel secondo modulo, ma il resto è ottimo.',
  ],
  [
    5,
    'Il docente risponde davvero alle domande. In azienda lo abbiamo fatto in sei e ne discutiamo ancora.',
  ],
  [4, 'Buon ritmo, lezioni brevi. Il badge l’ho già mostrato in due colloqui.'],
  [3, 'Contenuti utili, però la parte introduttiva è un po’ lunga per chi ha già esperienza.'],
  [
    5,
    'Pensavo di sapere già tutto e invece ho cambiato il modo di lavorare dal giorno dopo. Lo consiglio.',
  ],
  [4, 'Video curati e sottotitoli precisi: li ho seguiti in pausa senza cuffie.', 'video'],
  [5, 'Pratico dall’inizio alla fine. La simulazione prepara bene all’esame.', 'exam'],
  [
    2,
    'Le spiegazioni sono buone, ma mi aspettavo più casi del mio settore. Spero in un aggiornamento.',
  ],
];

/** Words of some who bought, on every course on sale; the people one can log in as keep theirs to write. */
export async function loadReviews(platform: Platform): Promise<void> {
  const random = seededRandom(7);
  const own = new Set<string>(Object.values(demoPeople).map(({ userId }) => userId));
  for (const [place, key] of demoCourseKeys.entries()) {
    const courseId = demoCourseId(key);
    const subjects = await subjectsOf(platform, courseId);
    const fitting = texts.filter(([, , subject]) => subject === undefined || subjects.has(subject));
    const { items } = await courseLearners(platform, courseId, { page: 1, pageSize: 20 });
    const authors = items.filter(({ userId }) => !own.has(userId)).slice(0, 3 + (place % 5));
    const rows = authors.flatMap(({ userId, enrolledAt }, number) => {
      const text = fitting[(place * 3 + number) % fitting.length];
      if (text === undefined) return [];
      const age = platform.clock.now().getTime() - enrolledAt.getTime();
      const ratedAt = new Date(enrolledAt.getTime() + age * (0.2 + 0.6 * random()));
      return [{ courseId, userId, rank: text[0], comment: text[1], ratedAt }];
    });
    if (rows.length === 0) continue;
    await platform.database.db.insert(courseRankings).values(rows).onConflictDoNothing();
  }
}

async function subjectsOf(platform: Platform, courseId: number): Promise<Set<Subject>> {
  const course = await courseStructure(platform, courseId);
  const files = course?.modules.flatMap((module) =>
    module.lessons.flatMap(({ documents }) => documents.map(({ typeId }) => typeId)),
  );
  const subjects = new Set<Subject>();
  if (files?.includes(1)) subjects.add('video');
  if (files?.includes(2)) subjects.add('handout');
  const exams = await platform.database.db
    .select({ kind: examPlans.kind })
    .from(examPlans)
    .where(eq(examPlans.courseId, courseId));
  if (exams.length > 0) subjects.add('exam');
  return subjects;
}
