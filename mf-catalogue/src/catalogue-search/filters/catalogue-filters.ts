import { centsOf, eurosOf } from 'shared-auth';
import type { CatalogueQuery } from 'shared-ui/paths';

export const sorts = ['relevance', 'rating', 'newest', 'price-asc', 'price-desc', 'title'] as const;

export type CatalogueSort = (typeof sorts)[number];

/** The filters of a search; all are in the URL (E50). Prices in whole or decimal euro. */
export type CatalogueFilters = {
  searchText: string;
  categories: number[];
  /** 0: all. */
  rating: number;
  minPrice: number | null;
  maxPrice: number | null;
  /** Id of a teacher: the address of a teacher's name has it, and no field sets it. */
  professor: number | null;
  sort: CatalogueSort | null;
  page: number;
};

/** Reads the query of the address; what makes no sense counts as not given. */
export function parseFilters(params: URLSearchParams): CatalogueFilters {
  const sort = sorts.find((known) => known === params.get('sort')) ?? null;
  return {
    searchText: params.get('searchText')?.trim().slice(0, 200) ?? '',
    categories: [...new Set(params.getAll('categories').map(Number))].filter(isId),
    rating: clamp(numberOf(params.get('rating')) ?? 0, 0, 5),
    minPrice: numberOf(params.get('minPrice')),
    maxPrice: numberOf(params.get('maxPrice')),
    professor: isId(Number(params.get('professor'))) ? Number(params.get('professor')) : null,
    sort,
    page: Math.max(1, Math.trunc(numberOf(params.get('page')) ?? 1)),
  };
}

/** The query of an address; defaults leave no trace in it. */
export function filtersToQuery(filters: CatalogueFilters): CatalogueQuery & { sort?: string } {
  const { searchText, categories, rating, minPrice, maxPrice, professor, sort, page } = filters;
  return {
    ...(searchText === '' ? {} : { searchText }),
    ...(categories.length === 0 ? {} : { categories }),
    ...(rating > 0 ? { rating } : {}),
    ...(minPrice === null ? {} : { minPrice }),
    ...(maxPrice === null ? {} : { maxPrice }),
    ...(professor === null ? {} : { professor }),
    ...(sort === null ? {} : { sort }),
    ...(page > 1 ? { page } : {}),
  };
}

export type PriceRange = Pick<CatalogueFilters, 'minPrice' | 'maxPrice'>;

/** The minimum above the maximum is an error in the field, and no call is made (E50). */
export const isRangeInverted = ({ minPrice, maxPrice }: PriceRange): boolean =>
  minPrice !== null && maxPrice !== null && minPrice > maxPrice;

/** How many filters are set, the text and the order not counted. */
export const countFilters = ({
  categories,
  rating,
  minPrice,
  maxPrice,
  professor,
}: CatalogueFilters): number =>
  categories.length +
  (rating > 0 ? 1 : 0) +
  (minPrice !== null || maxPrice !== null ? 1 : 0) +
  (professor === null ? 0 : 1);

/** Reads an amount in euro as it is typed: `79`, `79,90`, `1.200`; null when it is none or zero. */
export function parseEuro(typed: string): number | null {
  const plain = typed.replace(/[\s€]/g, '');
  const dotted = plain.includes(',')
    ? plain.replaceAll('.', '').replace(',', '.')
    : plain.replace(/\.(?=\d{3}(\D|$))/g, '');
  return numberOf(dotted);
}

function numberOf(text: string | null): number | null {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? eurosOf(centsOf(value)) : null;
}

/** A greater number is refused by the server. */
const isId = (value: number) => Number.isInteger(value) && value > 0 && value < 2 ** 31;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
