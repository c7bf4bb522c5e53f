import { sql } from 'drizzle-orm';
import { selectRows } from '../../../database/select-rows.ts';
import type { Platform } from '../../../platform.ts';
import { courseStatusOf } from './course-status.ts';
import type { CourseForSale } from './course-structure.ts';

type Row = Omit<
  CourseForSale,
  'status' | 'priceCents' | 'simulationCents' | 'certificationCents'
> & {
  status: number;
  price: string | null;
  simulation: string | null;
  certification: string | null;
};

const cents = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

/** Several courses as products with one question to the database; unknown ones are left out. */
export async function coursesForSale(
  platform: Platform,
  courseIds: readonly number[],
): Promise<Map<number, CourseForSale>> {
  if (courseIds.length === 0) return new Map();
  const rows = await selectRows<Row>(
    platform.database.db,
    sql`select c.id, c.title, c.status, c.price_cents::text as price,
      e.simulation_cents::text as simulation, e.certification_cents::text as certification,
      c.category_id as "categoryId", coalesce(g.look, g.key) as "categoryKey", g.name as "categoryName",
      c.level_id as "levelId", c.cover_url as "coverUrl",
      (select coalesce(sum(l.duration_minutes), 0)::int from lesson l
        join course_module m on m.id = l.module_id where m.course_id = c.id) as "durationMinutes",
      coalesce((select p.name from course_professor cp join professor p on p.id = cp.professor_id
        where cp.course_id = c.id order by cp.position limit 1), '') as "professorName"
    from course c join exam_price e on e.course_id = c.id left join category g on g.id = c.category_id
    where c.id in (${sql.join([...courseIds], sql`, `)})`,
  );
  return new Map(
    rows.map(({ status, price, simulation, certification, ...row }) => [
      row.id,
      {
        ...row,
        status: courseStatusOf(status),
        priceCents: cents(price),
        simulationCents: cents(simulation),
        certificationCents: cents(certification),
      },
    ]),
  );
}

/** @returns null when there is no such course. */
export const courseForSale = async (
  platform: Platform,
  courseId: number,
): Promise<CourseForSale | null> =>
  (await coursesForSale(platform, [courseId])).get(courseId) ?? null;
