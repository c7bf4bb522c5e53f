import { useEffect, useState } from 'react';
import { create } from 'zustand';

const useRegions = create<{ regions: readonly symbol[] }>(() => ({ regions: [] }));

/** The page has a region for toasts and so has each open dialog: only the last one can be reached. */
export function useIsTopRegion(): boolean {
  const [region] = useState(() => Symbol('toasts'));
  useEffect(() => {
    useRegions.setState(({ regions }) => ({ regions: [...regions, region] }));
    return () =>
      useRegions.setState(({ regions }) => ({
        regions: regions.filter((other) => other !== region),
      }));
  }, [region]);
  return useRegions(({ regions }) => regions.at(-1) === region);
}
