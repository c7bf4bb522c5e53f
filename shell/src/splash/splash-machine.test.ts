import { nextSplashState, splashSteps, type SplashState } from './splash-machine.ts';

test('[SHELL-24 part] security, then webinar, then remote, each by next', () => {
  const seen: SplashState[] = ['security'];
  for (let state: SplashState = 'security'; state !== 'done';) {
    state = nextSplashState(state, 'next');
    seen.push(state);
  }
  expect(seen).toEqual([...splashSteps, 'done']);
});

test.each(splashSteps)('[SHELL-25 part] skip ends it at %s', (step) => {
  expect(nextSplashState(step, 'skip')).toBe('done');
});

test('[SHELL-25 part] what is over stays over', () => {
  expect(nextSplashState('done', 'next')).toBe('done');
});
