import { useSearchParams } from 'react-router-dom';

/** Which question is shown, from 1: in the address, so that a reload stays at it. */
export function useQuestionPlace(total: number) {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('q') ?? 1);
  const position = Number.isInteger(asked) && asked >= 1 && asked <= total ? asked : 1;
  const goTo = (next: number) =>
    setSearch({ q: String(next) }, { replace: true, preventScrollReset: true });
  return { position, goTo };
}
