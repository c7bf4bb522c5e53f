import { type SQL, sql } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import type { ListedCourse } from '../lists/listed-course.ts';
import { readFound } from './read-found.ts';
import type { Page } from './found-courses.ts';

/** Categories as an array literal, least rating, least and most cents, teacher, order, courses to skip and to show. */
export type Filters = readonly [string | null, ...(number | null)[], string, number, number];

export const parameters = ([categoryIds, ...others]: Filters): SQL =>
  sql.join([sql`${categoryIds}::integer[]`, ...others.map((value) => sql`${value}`)], sql`, `);

type Counted = Page & {
  /** Of the catalogue that was counted. */
  version: string;
};

type Kept = {
  /** The latest counts. */
  counted: Counted | null;
  /** Countings under way, by the version of the catalogue that their callers saw. */
  underWay: Map<string, Promise<Counted>>;
};

/** Filters have no end: those that were not used for the longest time give way. */
const MAX_KEPT = 500;

const keptOf = new WeakMap<Platform, Map<string, Kept>>();

/**
 * The catalogue without search words: the same for everybody until a course, a category or a vote changes. Each process
 * keeps its counts and asks the database at each request whether they belong to the current version; so a change
 * is visible in all processes at once. Requests that need new counts of the same version share one count.
 */
export async function openCatalogue(platform: Platform, filters: Filters): Promise<Page> {
  const kept = keptFor(platform, filters);
  // Titles may change without a change of the words that are searched, and then change their order.
  const lastCounted = () => (filters.includes('title') ? null : kept.counted);
  const known = lastCounted();
  const { version, items } = await readFound<{ version: string; items: ListedCourse[] | null }>(
    platform,
    sql`select json_build_object('version', v.version, 'items',
      case when v.version = ${known?.version ?? ''} then listed_courses(${idsOf(known)}::integer[]) end) as found
      from (select catalogue_version() as version) v`,
  );
  if (known !== null && items !== null) return pageOf(known, items);
  // Another one may have counted it between the question and its answer.
  const last = lastCounted();
  const counted =
    last?.version === version
      ? last
      : await (kept.underWay.get(version) ?? count(platform, filters, kept, version));
  return pageOf(counted, counted.items);
}

const pageOf = ({ totalItems, facets }: Counted, items: ListedCourse[]): Page => ({
  items,
  totalItems,
  facets,
});

const idsOf = (counted: Counted | null) =>
  `{${counted?.items.map(({ id }) => id).join(',') ?? ''}}`;

async function count(
  platform: Platform,
  filters: Filters,
  kept: Kept,
  version: string,
): Promise<Counted> {
  const counting = readFound<Counted>(
    platform,
    sql`select browse_courses(${parameters(filters)}) as found`,
  );
  kept.underWay.set(version, counting);
  try {
    kept.counted = await counting;
    return kept.counted;
  } finally {
    kept.underWay.delete(version);
  }
}

function keptFor(platform: Platform, filters: Filters): Kept {
  const all = keptOf.get(platform) ?? new Map<string, Kept>();
  keptOf.set(platform, all);
  // A replica may be at the version before; what fails there is then counted on the primary.
  const key = JSON.stringify([platform.database.isOnReplica, filters]);
  const kept = all.get(key) ?? { counted: null, underWay: new Map() };
  all.delete(key);
  all.set(key, kept);
  const [oldest] = all.keys();
  if (all.size > MAX_KEPT && oldest !== undefined) all.delete(oldest);
  return kept;
}
