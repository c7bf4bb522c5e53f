import { sql } from 'drizzle-orm';
import { loadCourses } from './courses/index.ts';
import { pick, seededRandom } from './random.ts';
import { courses } from '../domains/catalogue/tables.ts';
import type { Platform } from '../platform.ts';

const subjects =
  'sicurezza antincendio ponteggi saldatura fatturazione contabilità bilancio excel python privacy primosoccorso magazzino carrelli spedizioni dogane inglese tedesco francese spagnolo italiano igiene alimentare haccp assistenza anziani infermieristica farmacia logopedia comunicazione marketing vendite fotografia video grafica impianti elettrici idraulica caldaie fotovoltaico muratura restauro rilievo progettazione topografia paghe contributi bandi appalti contratti leadership riunioni tempo progetto scrum database reti cybersicurezza cloud statistica droni agricoltura vivaismo giardinaggio cucina pasticceria panificazione bar sala accoglienza turismo archivistica biblioteconomia teatro sartoria modellistica falegnameria tornitura fresatura robotica plc automazione qualità audit ambiente rifiuti amianto rumore vibrazioni ergonomia videoterminale formazione tutoraggio selezione colloquio'.split(
    ' ',
  );
const settings =
  'ufficio cantiere magazzino ospedale scuola negozio laboratorio officina albergo ristorante cucina fabbrica azienda agricola studio comune biblioteca museo farmacia ambulatorio casa porto aeroporto stazione galleria serra cava deposito sportello reparto'.split(
    ' ',
  );
const audiences =
  'principianti preposti dirigenti addetti operatori tecnici formatori apprendisti responsabili consulenti autonomi volontari coordinatori impiegati artigiani'.split(
    ' ',
  );
const forms = ['Corso base', 'Corso avanzato', 'Aggiornamento', 'Laboratorio', 'Percorso', 'Guida'];

/** The words of everyday prose: many, and the first far more usual than the last. */
const prose = Array.from({ length: 4000 }, (_, place) => {
  const syllables = ['ma', 're', 'ti', 'co', 'lu', 'sen', 'par', 'do', 'vi', 'gra', 'ne', 'sto'];
  let word = '';
  for (let rest = place + 12; rest > 0; rest = Math.floor(rest / 12)) word += syllables[rest % 12];
  return word;
});

/** What people type: one to three words, a beginning of a word, a slip of the hand in one of ten. */
export type TypedSearch = {
  searchText: string;
  categories: number[];
  rating?: number;
  minPrice?: number;
  maxPrice?: number;
};

/**
 * A catalogue of many courses beside those of the demo, for benches: published, in all categories, with
 * lessons, teachers and votes. Triggers rest meanwhile; the search is filled at the end in a few steps.
 */
export async function seedManyCourses(platform: Platform, count: number): Promise<void> {
  await loadCourses(platform);
  const { db } = platform.database;
  const run = (text: string) => db.execute(sql.raw(text));
  const random = seededRandom(50_000);
  // Some subjects are far more usual than others.
  const usual = <T>(list: readonly T[]) => pick(() => random() ** 1.5, list);
  const tables = ['course', 'course_professor', 'course_ranking'];
  for (const table of tables) await run(`alter table ${table} disable trigger user`);
  for (let from = 0; from < count; from += 1000) {
    const rows = Array.from({ length: Math.min(1000, count - from) }, (_, i) => {
      const [subject, other, setting] = [usual(subjects), usual(subjects), usual(settings)];
      return {
        title: `${usual(forms)} di ${subject} in ${setting}: ${other} per ${usual(audiences)}`,
        synopsis: `Dalla ${subject} alla ${other}, con esempi presi da ${setting} e ${usual(settings)}.`,
        description: `<p>Si impara ${subject} lavorando in ${setting}, insieme a ${usual(subjects)}: ${Array.from({ length: 60 }, () => pick(() => random() ** 3, prose)).join(' ')}.</p>`,
        levelId: (from + i) % 3,
        categoryId: 1 + Math.floor(random() * 8),
        tags: [subject, other],
        priceCents: BigInt(2900 + Math.floor(random() * 400) * 100),
        status: 1,
        unitCode: `MANY-${from + i}`,
        publishedAt: new Date(1_700_000_000_000 + (from + i) * 60_000),
      };
    });
    await db.insert(courses).values(rows);
  }
  const many = `course where unit_code like 'MANY-%'`;
  await run(`insert into course_professor (course_id, professor_id, position)
    select id, 1 + id % (select count(*)::int from professor), 0 from ${many}`);
  await run(
    `insert into course_module (course_id, position, name) select id, 0, 'Modulo' from ${many}`,
  );
  await run(`insert into lesson (module_id, position, name, duration_minutes)
    select m.id, i, 'Lezione', 30 from course_module m join ${many.replace('course where', 'course c on c.id = m.course_id and')}
    cross join generate_series(0, 2) i`);
  await run(`insert into course_ranking (course_id, user_id, rank)
    select id, gen_random_uuid(), 1 + (id * 7 + i * 3) % 5 from ${many.replace(' where', ' cross join generate_series(1, 4) i where')}`);
  for (const table of tables) await run(`alter table ${table} enable trigger user`);
  for (let from = 0; from < count + 100; from += 5000) {
    const ids = `array(select id from course where id between ${from} and ${from + 4999})`;
    await run(`select refresh_course_search(${ids})`);
    await run(`select refresh_course_votes(${ids})`);
  }
  await run('vacuum analyze');
}

/** Searches as visitors of that catalogue make them, the same each time. */
export function typedSearches(count: number): TypedSearch[] {
  const random = seededRandom(20);
  const any = <T>(list: readonly T[]) => pick(random, list);
  return Array.from({ length: count }, (_, place) => {
    const words = [any(subjects), ...(place % 3 === 0 ? [] : [any(settings)])];
    if (place % 5 === 0) words.push(any(audiences).slice(0, 5));
    if (place % 10 === 9) words[0] = slip(words[0] as string);
    return {
      searchText: words.join(' '),
      categories: place % 2 === 0 ? [1 + (place % 8), 1 + ((place + 3) % 8)] : [],
      ...(place % 3 === 1 ? { rating: 3 } : {}),
      ...(place % 4 === 2 ? { minPrice: 50, maxPrice: 250 } : {}),
    };
  });
}

const slip = (word: string) =>
  `${word.slice(0, 3)}${word[4] ?? ''}${word[3] ?? ''}${word.slice(5)}`;
