import { sql } from 'drizzle-orm';

/** A course as lists show it (SQL `listed_courses`); amounts in cents, null means not for sale. */
export type ListedCourse = {
  id: number;
  title: string;
  coverUrl: string | null;
  /** Average vote, null without votes. */
  ratio: number | null;
  votes: number;
  priceCents: number | null;
  simulationCents: number | null;
  certificationCents: number | null;
  professorName: string;
  categoryId: number | null;
  categoryKey: string | null;
  category: string;
  levelId: number | null;
  durationMinutes: number;
  status: number;
  createdAt: string;
};

export const mostRankedFirst = sql.raw('weighted desc, votes desc, id');
