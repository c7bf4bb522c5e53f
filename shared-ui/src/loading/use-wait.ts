import { useLayoutEffect, useState } from 'react';
import { SKELETON_DELAY_MS, SLOW_TEXT_DELAY_MS } from './use-delayed.ts';

/** What a wait has reached. */
type Stage = 'short' | 'shown' | 'slow';

/** When the wait of a skeleton began that is taken away: until the end of that commit. */
let handedOver: number | null = null;

/**
 * The wait of a skeleton, which the one that takes its place goes on with: the code of a block and then its data
 * are one wait to who looks at it.
 */
export function useWait(): Stage {
  const [stage, setStage] = useState<Stage>('short');
  useLayoutEffect(() => {
    const begun = handedOver ?? performance.now();
    const reach = (next: Stage, delay: number) => {
      const left = begun + delay - performance.now();
      if (left > 0) return setTimeout(setStage, left, next);
      setStage(next);
      return undefined;
    };
    const timers = [reach('shown', SKELETON_DELAY_MS), reach('slow', SLOW_TEXT_DELAY_MS)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      handedOver = begun;
      void Promise.resolve().then(() => (handedOver = null));
    };
  }, []);
  return stage;
}
