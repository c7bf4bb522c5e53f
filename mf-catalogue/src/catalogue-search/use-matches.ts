import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether the window fits a media query of the theme: `useMatches(theme.breakpoints.up('md'))`. */
export function useMatches(query: string): boolean {
  const media = useMemo(() => matchMedia(query.replace('@media ', '')), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}
