import { useSearchParams } from 'react-router-dom';
import { withQuery, paths } from 'shared-ui/paths';
import type { BadgeFilters } from '../badges.ts';

const names = ['name', 'month', 'competence', 'type'] as const;

/** Filters and page of the wall, kept in the address. A change of a filter goes back to page 1. */
export function useBadgeFilters() {
  const [params, setParams] = useSearchParams();
  const valueOf = (name: (typeof names)[number]) => params.get(name)?.trim() ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(valueOf('month')) ? valueOf('month') : '';
  const numeric = (name: 'competence' | 'type') =>
    /^\d{1,5}$/.test(valueOf(name)) ? valueOf(name) : '';
  const filters: BadgeFilters = {
    name: valueOf('name'),
    month,
    competence: numeric('competence'),
    type: numeric('type'),
  };
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1);
  return {
    filters,
    page,
    isFiltered: names.some((name) => filters[name] !== ''),
    change: (changes: Partial<BadgeFilters>) => {
      const next = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...filters, ...changes })) {
        if (value) next.set(name, value);
      }
      setParams(next, { preventScrollReset: true, replace: true });
    },
    reset: () => setParams(new URLSearchParams(), { preventScrollReset: true }),
    hrefOf: (number: number) =>
      withQuery(paths.curriculum(), { ...filters, page: number === 1 ? null : number }),
  };
}
