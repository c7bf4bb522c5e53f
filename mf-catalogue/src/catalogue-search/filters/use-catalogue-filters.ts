import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { withQuery } from 'shared-ui/paths';
import { filtersToQuery, parseFilters, type CatalogueFilters } from './catalogue-filters.ts';

const none: Partial<CatalogueFilters> = {
  categories: [],
  rating: 0,
  minPrice: null,
  maxPrice: null,
  professor: null,
};

/** The filters of the address, and their changes: a change goes back to page 1 (E50). */
export function useCatalogueFilters(path: string) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => parseFilters(params), [params]);
  const hrefWith = useCallback(
    (changes: Partial<CatalogueFilters>) =>
      withQuery(path, filtersToQuery({ ...filters, page: 1, ...changes })),
    [filters, path],
  );
  const change = useCallback(
    (changes: Partial<CatalogueFilters>) => {
      void navigate(hrefWith(changes), { preventScrollReset: true });
    },
    [navigate, hrefWith],
  );
  return { filters, change, hrefWith, reset: () => change(none) };
}
