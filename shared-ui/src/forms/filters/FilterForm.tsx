import { Formik, useFormikContext } from 'formik';
import { useEffect, useMemo, type ReactNode } from 'react';
import { FilterCounts } from './filter-counts.ts';

type FilterKind = 'text' | 'date' | 'choice';
type Kinds = Readonly<Record<string, FilterKind>>;
type Values<K extends Kinds> = Readonly<Record<keyof K & string, string>>;

type FilterFormProps<K extends Kinds> = {
  /** What each filter is, by its name in the address. */
  kinds: K;
  /** What the list is filtered by now: '' for not at all. */
  applied: Values<K>;
  onChange: (changes: Record<string, string>) => void;
};

/** Long enough to type a word, short enough to look immediate. */
export const TYPING_PAUSE_MS = 300;

/**
 * Fields that filter a list while they change: a choice at once, a text after a pause in typing,
 * a date when it is complete. Filters applied elsewhere (a link, "back") appear in the fields.
 */
export function FilterForm<K extends Kinds>({
  children,
  ...filters
}: FilterFormProps<K> & { children: ReactNode }) {
  const values = Object.values(filters.applied);
  const all = values.length;
  const set = values.filter((value) => value !== '').length;
  const counts = useMemo(() => ({ all, set }), [all, set]);
  return (
    <Formik<Values<K>>
      initialValues={filters.applied}
      enableReinitialize
      onSubmit={() => undefined}
    >
      <>
        <ApplyWhileChanging {...filters} />
        <FilterCounts value={counts}>{children}</FilterCounts>
      </>
    </Formik>
  );
}

function ApplyWhileChanging<K extends Kinds>({ kinds, applied, onChange }: FilterFormProps<K>) {
  const { values, initialValues } = useFormikContext<Values<K>>();
  useEffect(() => {
    const names = Object.keys(kinds) as (keyof K & string)[];
    // After "back" the fields still have the filters of before for a moment, which nobody entered anew.
    const changed = names.filter(
      (name) => values[name] !== initialValues[name] && values[name].trim() !== applied[name],
    );
    const isHalfADate = changed.some((name) => kinds[name] === 'date' && !isDay(values[name]));
    if (changed.length === 0 || isHalfADate) return undefined;
    const timer = setTimeout(
      () => onChange(Object.fromEntries(changed.map((name) => [name, values[name].trim()]))),
      changed.some((name) => kinds[name] === 'text') ? TYPING_PAUSE_MS : 0,
    );
    return () => clearTimeout(timer);
  });
  return null;
}

const isDay = (text: string) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text);
