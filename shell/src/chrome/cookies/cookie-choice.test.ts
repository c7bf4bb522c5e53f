import { cookieChoice, cookieOf } from './cookie-choice.ts';

test('[SHELL-19 part] acceptance is kept in worker_badge_cookie for 150 days', () => {
  expect(cookieOf('accepted')).toBe(
    `worker_badge_cookie=accepted; Max-Age=${150 * 86_400}; Path=/; SameSite=Lax`,
  );
});

test('[SHELL-19 part] a refusal is remembered for at least six months', () => {
  const seconds = Number(/Max-Age=(\d+)/.exec(cookieOf('rejected'))?.[1]);
  expect(seconds).toBeGreaterThanOrEqual(183 * 86_400);
});

test.each([
  ['a=1; worker_badge_cookie=accepted', 'accepted'],
  ['worker_badge_cookie=rejected', 'rejected'],
  ['worker_badge_cookie=maybe', null],
  ['xworker_badge_cookie=accepted', null],
  ['', null],
])('[SHELL-19 part] %p reads as %p', (cookies, choice) => {
  expect(cookieChoice(cookies)).toBe(choice);
});
