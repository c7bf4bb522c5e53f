import { useEffect, useState } from 'react';

/** Skeletons appear only after this long (E143): an answer that comes sooner shows no flicker. */
export const SKELETON_DELAY_MS = 150;

/** After this long a wait is explained in words (E143). */
export const SLOW_TEXT_DELAY_MS = 8000;

/** True once `active` has been true for `delayMs` without a break. */
export function useDelayed(active: boolean, delayMs: number = SKELETON_DELAY_MS): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setElapsed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, delayMs]);
  return active && elapsed;
}
