import { useEffect, useState, useSyncExternalStore } from 'react';

let regions: readonly symbol[] = [];
const listeners = new Set<() => void>();

function change(next: readonly symbol[]) {
  regions = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page has a region for toasts and so has each open dialog: only the last one can be reached. */
export function useIsTopRegion(): boolean {
  const [region] = useState(() => Symbol('toasts'));
  useEffect(() => {
    change([...regions, region]);
    return () => change(regions.filter((other) => other !== region));
  }, [region]);
  return useSyncExternalStore(
    subscribe,
    () => regions.at(-1) === region,
    () => false,
  );
}
