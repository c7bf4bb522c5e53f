import { courseStructure, documentTypes } from '../domains/catalogue/index.ts';
import { courseRankings } from '../domains/catalogue/tables.ts';
import { courseLearners } from '../domains/learning/index.ts';
import type { Platform } from '../platform.ts';
import { demoCourseId, demoCourseKeys } from './courses/index.ts';
import { demoPeople } from './people.ts';
import { seededRandom } from './random.ts';

const DAY_MS = 86_400_000;

type Words = {
  rank: number;
  comment: string;
  /** What a comment speaks of; only of a course that has it. */
  about?: 'handout' | 'video';
  /** Of the whole course: only who has completed it can say so. */
  isOfWhole?: true;
};

const texts: Words[] = [
  {
    rank: 5,
    comment:
      'Finalmente un corso che parla la lingua di chi lavora: esempi veri, nessun giro di parole.',
  },
  {
    rank: 5,
    comment: 'L’ho seguito in tre sere dal telefono. Le schede da scaricare le uso ancora.',
    about: 'handout',
    isOfWhole: true,
  },
  {
    rank: 4,
    comment:
      'Chiaro e ben ordinato. Avrei voluto un esercizio in più nel secondo modulo, ma il resto è ottimo.',
    isOfWhole: true,
  },
  {
    rank: 5,
    comment:
      'Il docente risponde davvero alle domande. In azienda lo abbiamo fatto in sei e ne discutiamo ancora.',
    isOfWhole: true,
  },
  {
    rank: 4,
    comment: 'Buon ritmo, lezioni brevi: una al giorno, in pausa pranzo, senza fatica.',
  },
  {
    rank: 3,
    comment:
      'Contenuti utili, però la parte introduttiva è un po’ lunga per chi ha già esperienza.',
  },
  {
    rank: 5,
    comment:
      'Pensavo di sapere già tutto e invece ho cambiato il modo di lavorare dal giorno dopo. Lo consiglio.',
  },
  {
    rank: 4,
    comment: 'Video curati e sottotitoli precisi: li ho seguiti in pausa senza cuffie.',
    about: 'video',
  },
  {
    rank: 5,
    comment:
      'Pratico dall’inizio alla fine. A un mese di distanza ho ripreso due lezioni e servono ancora.',
    isOfWhole: true,
  },
  {
    rank: 2,
    comment:
      'Le spiegazioni sono buone, ma mi aspettavo più casi del mio settore. Spero in un aggiornamento.',
  },
];

/**
 * Who wrote a comment before this has completed the course by then. Nobody completes later: the badges of those
 * would be found missing and issued.
 */
export const COMPLETED_BEFORE_DAYS = 31;

/** Words of some who bought, on every course on sale; the people one can log in as keep theirs to write. */
export async function loadReviews(platform: Platform): Promise<void> {
  const random = seededRandom(7);
  const own = new Set<string>(Object.values(demoPeople).map(({ userId }) => userId));
  for (const [place, key] of demoCourseKeys.entries()) {
    const courseId = demoCourseId(key);
    const has = await filesOf(platform, courseId);
    const fitting = texts.filter(({ about }) => about === undefined || has[about]);
    const fromBegun = fitting.filter(({ isOfWhole }) => isOfWhole === undefined);
    const { items } = await courseLearners(platform, courseId, { page: 1, pageSize: 20 });
    const authors = items.filter(({ userId }) => !own.has(userId)).slice(0, 3 + (place % 5));
    const rows = authors.flatMap(({ userId, enrolledAt }, number) => {
      const age = platform.clock.now().getTime() - enrolledAt.getTime();
      const ratedAt = new Date(enrolledAt.getTime() + age * (0.2 + 0.6 * random()));
      const isLate =
        platform.clock.now().getTime() - ratedAt.getTime() < COMPLETED_BEFORE_DAYS * DAY_MS;
      const words = isLate ? fromBegun : fitting;
      const text = words[(place * 3 + number) % words.length];
      if (text === undefined) return [];
      return [{ courseId, userId, rank: text.rank, comment: text.comment, ratedAt }];
    });
    if (rows.length === 0) continue;
    await platform.database.db.insert(courseRankings).values(rows).onConflictDoNothing();
  }
}

async function filesOf(platform: Platform, courseId: number) {
  const course = await courseStructure(platform, courseId);
  const files = course?.modules.flatMap((module) =>
    module.lessons.flatMap(({ documents }) => documents.map(({ typeId }) => typeId)),
  );
  return {
    video: files?.includes(documentTypes.video) ?? false,
    handout: files?.includes(documentTypes.pdf) ?? false,
  };
}
