import { useSearchParams } from 'react-router-dom';
import { paths, withQuery } from 'shared-ui/paths';
import type { SkillFilters } from './api.ts';

const patterns = {
  name: /\S/,
  date: /^\d{4}-(0[1-9]|1[0-2])$/,
  level: /^[012]$/,
} as const;

/** Filters and page of the skills, kept in the address. A change of a filter goes back to page 1. */
export function useSkillFilters() {
  const [params, setParams] = useSearchParams();
  const valueOf = (name: keyof SkillFilters) => {
    const value = params.get(name)?.trim() ?? '';
    return patterns[name].test(value) ? value : '';
  };
  const filters: SkillFilters = {
    name: valueOf('name'),
    date: valueOf('date'),
    level: valueOf('level'),
  };
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1);
  return {
    filters,
    page,
    isFiltered: Object.values(filters).some((value) => value !== ''),
    change: (changes: Partial<SkillFilters>) => {
      const next = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...filters, ...changes })) {
        if (value) next.set(name, value);
      }
      setParams(next, { preventScrollReset: true, replace: true });
    },
    reset: () => setParams(new URLSearchParams(), { preventScrollReset: true }),
    hrefOf: (number: number) =>
      withQuery(paths.skills(), { ...filters, page: number === 1 ? null : number }),
  };
}
