import { useEffect, useState, type ComponentType } from 'react';
import { currentSession } from 'shared-auth';
import { isSplashDue, splashMemory } from './first-visit.ts';

/** The page has what it needs, and the browser nothing to do. */
function whenIdle(action: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 3000 });
    else setTimeout(action, 1000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Fetches the splash for who is to see it, after the page: others get none of its code (E9). */
export function SplashGate() {
  const [Splash, setSplash] = useState<ComponentType | null>(null);
  useEffect(() => {
    const isDue = () =>
      isSplashDue({
        pathname: location.pathname,
        isAuthenticated: currentSession().status === 'authenticated',
        hasSeen: splashMemory.hasSeen(),
        prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      });
    if (!isDue()) return;
    const show = async () => {
      const module = await import('./Splash.tsx');
      // Who has gone on to a course meanwhile is not called back.
      if (isDue()) setSplash(() => module.Splash);
    };
    // The splash is optional.
    whenIdle(() => void show().catch(() => undefined));
  }, []);
  return Splash && <Splash />;
}
