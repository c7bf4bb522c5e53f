import { sql } from 'drizzle-orm';
import { selectRows } from '../database/select-rows.ts';
import { accountRoles, accounts } from '../domains/accounts/tables.ts';
import type { Platform } from '../platform.ts';
import { madeUpPerson } from './customers.ts';
import { demoPeople } from './people.ts';
import { seededRandom } from './random.ts';
import { COMPLETED_BEFORE_DAYS } from './reviews.ts';

/** Of the time from a course's publication to a vote, the part after which the voter was enrolled. */
const enrolledAt = `coalesce(c.published_at, c.created_at)
  + (r.rated_at - coalesce(c.published_at, c.created_at)) * 0.6`;

/**
 * Makes a learner of everyone who voted: an account, the course, lessons done; and gives progress to the buyers
 * whom nobody can log in as. In a few statements, because they are thousands. Repeatable.
 */
export async function loadLearners(platform: Platform): Promise<void> {
  await platform.database.transaction(async () => {
    await addAccounts(platform);
    const { db } = platform.database;
    await db.execute(`
      insert into enrolment (user_id, course_id, enrolled_at)
      select r.user_id, r.course_id, ${enrolledAt}
      from course_ranking r join course c on c.id = r.course_id
      on conflict do nothing`);
    await db.execute(progressBefore(platform.clock.now()));
    await db.execute(`
      update enrolment e set started_at = done.first_at
      from (select user_id, course_id, min(completed_at) as first_at from lesson_completion group by 1, 2) done
      where done.user_id = e.user_id and done.course_id = e.course_id and e.started_at is null
        and ${isNobodysLogin}`);
  });
}

async function addAccounts({ database: { db } }: Platform): Promise<void> {
  const rows = await selectRows<{ userId: string; registeredAt: string | Date }>(
    db,
    sql.raw(`
    select r.user_id as "userId", min(${enrolledAt}) - interval '1 hour' as "registeredAt"
    from course_ranking r join course c on c.id = r.course_id
    where not exists (select from account a where a.id = r.user_id)
    group by r.user_id order by r.user_id`),
  );
  if (rows.length === 0) return;
  const random = seededRandom(1861);
  const codes = new Set<string>();
  const unlikeOthers = (number: number, userId: string): ReturnType<typeof personOf> => {
    const person = personOf(random, number, userId);
    if (codes.has(person.fiscalCode)) return unlikeOthers(number, userId);
    codes.add(person.fiscalCode);
    return person;
  };
  await db.insert(accounts).values(
    rows.map(({ userId, registeredAt }, number) => ({
      ...unlikeOthers(number, userId),
      registeredAt: new Date(registeredAt),
    })),
  );
  await db.insert(accountRoles).values(rows.map(({ userId }) => ({ userId, role: 'Discente' })));
}

const personOf = (random: () => number, number: number, userId: string) =>
  madeUpPerson(random, number)(userId);

const isNobodysLogin = `e.user_id not in (${Object.values(demoPeople)
  .map(({ userId }) => `'${userId}'`)
  .join()})`;

const noNewBadge = `interval '${COMPLETED_BEFORE_DAYS} days'`;

/**
 * Nearly half have completed, the others are anywhere; who voted has done a lesson at least, who wrote a comment
 * has completed before it. Nobody completes in the last 31 days: the badges of those would be found missing and
 * issued.
 */
const progressBefore = (now: Date) => `
  with content as (
    select l.id, m.course_id, row_number() over (partition by m.course_id order by m.position, l.position) as place
    from lesson l join course_module m on m.id = l.module_id
  ),
  learner as (
    select e.user_id, e.course_id, e.enrolled_at, r.rank is not null as has_voted, size.lessons,
      r.comment is not null as has_commented, r.rated_at,
      mod(abs(hashtext(e.user_id::text || e.course_id)), 1000) / 1000.0 as chance,
      least(interval '38 hours',
        (least(timestamptz '${now.toISOString()}',
          r.rated_at + interval '10 days' * (r.comment is null)::int) - e.enrolled_at) / (size.lessons + 1)
      ) as pace
    from enrolment e
    join (select course_id, count(*) as lessons from content group by course_id) size using (course_id)
    left join course_ranking r on r.user_id = e.user_id and r.course_id = e.course_id
    where ${isNobodysLogin} and not exists (
      select from lesson_completion d where d.user_id = e.user_id and d.course_id = e.course_id)
  ),
  reached as (
    select *, case
      when has_commented and rated_at < timestamptz '${now.toISOString()}' - ${noNewBadge} then lessons
      when chance >= 0.45 then greatest(has_voted::int, floor(lessons * (chance - 0.45) / 0.6))
      when enrolled_at + lessons * pace > timestamptz '${now.toISOString()}' - ${noNewBadge} then lessons - 1
      else lessons end as done
    from learner
  )
  insert into lesson_completion (user_id, lesson_id, course_id, completed_at)
  select p.user_id, l.id, p.course_id, p.enrolled_at + l.place * p.pace
  from reached p join content l on l.course_id = p.course_id and l.place <= p.done`;
