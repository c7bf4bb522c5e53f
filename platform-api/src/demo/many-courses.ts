import { sql } from 'drizzle-orm';
import { courses, professors } from '../domains/catalogue/tables.ts';
import type { Platform } from '../platform.ts';
import { loadCourses } from './courses/index.ts';
import { audiences, prose, settings, subjects, surnames, zipf } from './many-words.ts';
import { pick, seededRandom } from './random.ts';

const forms = ['Corso base', 'Corso avanzato', 'Aggiornamento', 'Laboratorio', 'Percorso', 'Guida'];
const firstNames = 'Anna Luca Sara Paolo Elena Marco Giulia Davide Chiara Pietro'.split(' ');

const anySubject = zipf(subjects, 6);
const anyProse = zipf(prose, 12);
const anySetting = zipf(settings, 3);
const anyAudience = zipf(audiences, 3);
const anyCategory = zipf([1, 2, 3, 4, 5, 6, 7, 8], 4);

/**
 * A catalogue of many courses beside those of the demo, for benches: published, in all categories, with
 * lessons, teachers, votes and exams. Triggers rest meanwhile; the search is filled at the end in a few steps.
 */
export async function seedManyCourses(platform: Platform, count: number): Promise<void> {
  await loadCourses(platform);
  const { db } = platform.database;
  const run = (text: string) => db.execute(sql.raw(text));
  const random = seededRandom(50_000);
  const tables = ['course', 'course_professor', 'course_ranking'];
  for (const table of tables) await run(`alter table ${table} disable trigger user`);
  await db.insert(professors).values(
    surnames.map((surname, place) => ({
      name: `${pick(random, firstNames)} ${surname}`,
      email: `${surname}.${place}@docenti.example`,
    })),
  );
  for (let from = 0; from < count; from += 1000) {
    const numbers = Array.from({ length: Math.min(1000, count - from) }, (_, i) => from + i);
    await db.insert(courses).values(numbers.map((number) => course(random, number)));
  }
  await run(`insert into course_professor (course_id, professor_id, position)
    select id, 1 + (id * 7919) % (select count(*)::int from professor), 0 from ${many}`);
  await run(
    `insert into course_module (course_id, position, name) select id, 0, 'Modulo' from ${many}`,
  );
  await run(`insert into lesson (module_id, position, name, duration_minutes)
    select m.id, i, 'Lezione', 30 from course_module m cross join generate_series(0, 2) i
    where m.course_id in (select id from ${many})`);
  // Half of them with exams that are held.
  await run(`insert into exam_plan (course_id, kind, host, attempts, updated_at)
    select id, kind, 'ours', 2, now()
    from (select id from ${many}) c cross join unnest(array['certification', 'simulation']) kind
    where id % 2 = 0`);
  await run(`insert into exam_plan_area (course_id, kind, area, position, drawn)
    select course_id, kind, 'Norme', 0, 10 from exam_plan on conflict do nothing`);
  // None to eight votes, most of them good.
  await run(`insert into course_ranking (course_id, user_id, rank)
    select id, gen_random_uuid(), least(5, 1 + (id * 11 + i * i * 5) % 9)
    from (select id from ${many}) c cross join generate_series(1, 8) i where i <= (id * 31) % 9`);
  for (const table of tables) await run(`alter table ${table} enable trigger user`);
  // An index is built of many rows much faster than it is kept for each.
  await run('drop index course_search_words');
  for (let from = 0; from < count + 100; from += 5000) {
    const ids = `array(select id from course where id between ${from} and ${from + 4999})`;
    await run(`select refresh_course_search(${ids})`);
    await run(`select refresh_course_votes(${ids})`);
    // The next rows take the place that the votes left behind.
    await run('vacuum course_search');
  }
  await run(
    'create index course_search_words on course_search using gin (words) with (fastupdate = off)',
  );
  await run('vacuum analyze');
}

const many = `course where unit_code like 'MANY-%'`;

function course(random: () => number, number: number) {
  const [subject, other, setting] = [anySubject(random), anySubject(random), anySetting(random)];
  const text = Array.from({ length: 60 }, () => anyProse(random)).join(' ');
  return {
    title: `${pick(random, forms)} di ${subject} in ${setting}: ${other} per ${anyAudience(random)}`,
    synopsis: `Da ${subject} a ${other}, tra ${setting} e ${anySetting(random)}.`,
    description: `<p>${subject}, ${setting}, ${anySubject(random)}: ${text}.</p>`,
    levelId: number % 3,
    categoryId: anyCategory(random),
    tags: [subject, other],
    priceCents: BigInt(2900 + Math.floor(random() ** 2 * 5000) * 10),
    simulationCents: 1900n,
    certificationCents: 4900n,
    status: 1,
    unitCode: `MANY-${number}`,
    publishedAt: new Date(1_700_000_000_000 + number * 60_000),
  };
}
