import { useEffect, useState, type ComponentType } from 'react';
import { currentSession } from 'shared-auth';
import { whenIdle } from '../when-idle.ts';
import { isSplashDue, splashMemory } from './first-visit.ts';

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
