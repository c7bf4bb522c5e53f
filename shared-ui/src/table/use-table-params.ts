import { useSearchParams } from 'react-router-dom';
import { DEFAULT_PAGE_SIZE } from '../navigation/Pagination.tsx';
import type { Sort } from './columns.ts';

const pageOf = (text: string | null) => {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/**
 * Page, order and filters of a list, kept in the query of the URL. A change of order or of a filter
 * goes back to the first page; only addresses of requested pages are written.
 */
export function useTableParams(pageSize: number = DEFAULT_PAGE_SIZE) {
  const [params, setParams] = useSearchParams();
  const sortBy = params.get('sortBy');
  const sort: Sort | null = sortBy
    ? { by: sortBy, direction: params.get('sortDirection') === 'desc' ? 'desc' : 'asc' }
    : null;

  const change = (values: Record<string, string | null>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        for (const [key, value] of Object.entries(values)) {
          if (value === null || value === '') next.delete(key);
          else next.set(key, value);
        }
        return next;
      },
      { preventScrollReset: true },
    );

  return {
    page: pageOf(params.get('page')),
    pageSize,
    sort,
    filter: (name: string) => params.get(name) ?? '',
    setSort: (next: Sort) => change({ sortBy: next.by, sortDirection: next.direction }),
    setFilters: change,
    hrefOf: (page: number) => {
      const next = new URLSearchParams(params);
      if (page === 1) next.delete('page');
      else next.set('page', String(page));
      return `?${next}`;
    },
  };
}
