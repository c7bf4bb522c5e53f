/** Local storage: the splash was shown, or is not to be. */
const key = 'splash:seen';

/** Whether the splash is due: on the first visit, on the start page, to visitors who do not mind motion (E9). */
export const isSplashDue = (visit: {
  pathname: string;
  isAuthenticated: boolean;
  hasSeen: boolean;
  prefersReducedMotion: boolean;
}): boolean =>
  !visit.hasSeen &&
  !visit.isAuthenticated &&
  !visit.prefersReducedMotion &&
  /^\/(homepage\/?)?$/i.test(visit.pathname);

// A browser that keeps nothing would show it at every visit: then rather never.
export const splashMemory = {
  hasSeen: (): boolean => {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return true;
    }
  },
  keep: (): void => {
    try {
      localStorage.setItem(key, '1');
    } catch {
      // See above.
    }
  },
};
