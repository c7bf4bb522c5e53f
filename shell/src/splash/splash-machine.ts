export type SplashStep = 'security' | 'webinar' | 'remote';
export type SplashState = SplashStep | 'done';
export type SplashEvent = 'next' | 'skip';

/** Security, then webinar, then remote; skip ends it at any step (SHELL-24, SHELL-25). */
const transitions: Record<SplashState, Record<SplashEvent, SplashState>> = {
  security: { next: 'webinar', skip: 'done' },
  webinar: { next: 'remote', skip: 'done' },
  remote: { next: 'done', skip: 'done' },
  done: { next: 'done', skip: 'done' },
};

export const splashSteps: readonly SplashStep[] = ['security', 'webinar', 'remote'];

export const nextSplashState = (state: SplashState, event: SplashEvent): SplashState =>
  transitions[state][event];
