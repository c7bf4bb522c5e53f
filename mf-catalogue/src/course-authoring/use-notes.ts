import { useCallback, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Names of what is in some state: fields with files on their way, forms with unsaved input. */
export function useNotes() {
  const [noted, setNoted] = useState(none);
  const note = useCallback(
    (name: string, isSo: boolean) =>
      setNoted((now) => {
        if (now.has(name) === isSo) return now;
        const next = new Set(now);
        if (isSo) next.add(name);
        else next.delete(name);
        return next;
      }),
    [],
  );
  return { noted, note };
}
