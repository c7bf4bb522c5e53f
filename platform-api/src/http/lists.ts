import { z } from 'zod';

/** Query keys that every list takes; page size 10 unless the documents say otherwise (SHELL-60). */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(10),
  lang: z.string().max(10).optional(),
  sortBy: z.string().max(40).optional(),
  sortDirection: z.enum(['asc', 'desc']).default('asc'),
});

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    totalItems: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  });

/** A page of a table that may be too large to be counted. */
export const boundedPageOf = <T extends z.ZodType>(item: T) =>
  pageOf(item).extend({
    hasMore: z
      .boolean()
      .describe('There are more than `totalItems` rows. Pages lead to those that are counted.'),
  });

export const page = <T>(items: T[], totalItems: number, pageNumber: number, pageSize: number) => ({
  items,
  totalItems,
  page: pageNumber,
  pageSize,
});

export const boundedPage = <T>(
  items: T[],
  { totalItems, hasMore }: { totalItems: number; hasMore: boolean },
  { page: pageNumber, pageSize }: { page: number; pageSize: number },
) => ({ ...page(items, totalItems, pageNumber, pageSize), hasMore });

/** Euros on the wire: at most two decimals, read into cents by `fromEuros`. */
export const euros = z
  .number()
  .min(0)
  .max(10_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'two decimals');

/** Euros of an address; without a digit it is no amount. */
export const eurosOfAddress = z
  .string()
  .regex(/^\d{1,8}(?:\.\d{1,2})?$/)
  .transform(Number)
  .meta({ type: 'number' });

/** A day of an address, `YYYY-MM-DD`; the database's arithmetic of days has its bounds. */
export const calendarDay = z.iso.date().refine((date) => date >= '1900-01-01', 'before 1900');

/** A yes or no of an address, described as what it means: `true` and `false`. */
export const flag = z.stringbool().meta({ type: 'boolean' });

/** Identifiers of courses, modules, lessons, documents, categories and orders. */
export const integerId = z.coerce.number().int().min(1).max(2_147_483_647);
