import { sql } from 'drizzle-orm';
import { selectRows } from '../../../database/select-rows.ts';
import type { Platform } from '../../../platform.ts';

/** Minutes of lessons that a teacher of a course is named for. */
type TaughtMinutes = {
  courseId: number;
  /** The teacher's own login, where there is one. */
  accountId: string | null;
  minutes: number;
};

/** The teachers of these courses, the first named first, with the minutes of the modules that name them. */
export async function taughtMinutes(
  { database }: Pick<Platform, 'database'>,
  courseIds: readonly number[],
): Promise<TaughtMinutes[]> {
  if (courseIds.length === 0) return [];
  const ids = sql.join(
    [...new Set(courseIds)].map((id) => sql`${id}::int`),
    sql`, `,
  );
  return selectRows<TaughtMinutes>(
    database.db,
    sql`
      with taught as (
        select m.course_id, m.professor_id, sum(l.duration_minutes) as minutes
        from course_module m join lesson l on l.module_id = m.id
        where m.course_id in (${ids}) and m.professor_id is not null
        group by m.course_id, m.professor_id
      ), named as (
        select course_id, professor_id, position from course_professor where course_id in (${ids})
      )
      select course_id as "courseId", p.account_id as "accountId",
        coalesce(taught.minutes, 0)::int as minutes
      from named full join taught using (course_id, professor_id)
      join professor p on p.id = professor_id
      order by course_id, named.position nulls last, professor_id`,
  );
}
