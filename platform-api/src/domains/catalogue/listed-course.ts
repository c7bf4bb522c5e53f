import { sql } from 'drizzle-orm';

/** A course as lists show it; amounts in cents, null means not for sale. */
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

/** Every course `c` with what the search keeps of it `s`: the columns that `listedCourseJson` and the orders read. */
export const courseColumns = sql.raw(
  'c.*, round(s.rating / 100.0, 2) as ratio, s.votes, s.weighted',
);

export const mostRankedFirst = sql.raw('weighted desc, votes desc, id');

/** JSON, because numbers of it are the same through both drivers. Reads `c` of `courseColumns`. */
export const listedCourseJson = sql.raw(`json_build_object(
  'id', c.id, 'title', c.title, 'coverUrl', c.cover_url, 'ratio', c.ratio, 'votes', c.votes,
  'priceCents', c.price_cents, 'simulationCents', c.simulation_cents,
  'certificationCents', c.certification_cents,
  'professorName', coalesce((
    select p.name from course_professor cp join professor p on p.id = cp.professor_id
    where cp.course_id = c.id order by cp.position limit 1), ''),
  'categoryId', c.category_id,
  'categoryKey', (select g.key from category g where g.id = c.category_id),
  'category', coalesce((select g.name from category g where g.id = c.category_id), ''),
  'levelId', c.level_id,
  'durationMinutes', coalesce((
    select sum(l.duration_minutes) from lesson l join course_module m on m.id = l.module_id
    where m.course_id = c.id), 0),
  'status', c.status, 'createdAt', c.created_at)`);
