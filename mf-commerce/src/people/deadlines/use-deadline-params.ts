import { useSearchParams } from 'react-router-dom';
import { deadlineFilters, type DeadlineFilter } from './api.ts';

/** Beside those of the list of people, which is on the same page. */
const FILTER = 'attestati';
const PAGE = 'attestatiPagina';

/** Filter and page of the deadlines, kept in the query of the URL. */
export function useDeadlineParams() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get(PAGE));
  const stato: DeadlineFilter =
    deadlineFilters.find((filter) => filter === params.get(FILTER)) ?? 'tutti';
  const withParam = (name: string, value: string | null) => {
    const next = new URLSearchParams(params);
    next.delete(PAGE);
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    stato,
    setFilter: (value: string | null) =>
      setParams(withParam(FILTER, value === 'tutti' ? null : value), { preventScrollReset: true }),
    hrefOf: (target: number) => `?${withParam(PAGE, target === 1 ? null : String(target))}`,
  };
}
