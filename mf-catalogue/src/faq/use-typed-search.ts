import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The address follows the typed text when people pause: browsers refuse a change for every letter. */
const PAUSE_MS = 250;

const NAME = 'q';

/** A search that is kept in the address (`?q=`); another address brings its own text. */
export function useTypedSearch() {
  const [params, setParams] = useSearchParams();
  const searched = params.get(NAME)?.trim() ?? '';
  // What the field holds; what the address said last; what was written to it from here last.
  const [{ typed, seen, written }, setState] = useState({
    typed: searched,
    seen: searched,
    written: searched,
  });
  if (seen !== searched) {
    const isOurs = written === searched;
    setState({ typed: isOurs ? typed : searched, seen: searched, written: searched });
  }

  const write = (text: string) => {
    const next = text.trim();
    if (next === written) return;
    setState((state) => ({ ...state, written: next }));
    setParams(next === '' ? {} : { [NAME]: next }, { replace: true, preventScrollReset: true });
  };

  useEffect(() => {
    const timer = setTimeout(() => write(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return {
    typed,
    type: (text: string) => setState((state) => ({ ...state, typed: text })),
    /** Without the pause. */
    enter: () => write(typed),
    clear: () => {
      setState((state) => ({ ...state, typed: '' }));
      write('');
    },
  };
}
