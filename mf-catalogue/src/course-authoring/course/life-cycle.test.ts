import { locksOf, needsConfirmation, nextStatuses } from './life-cycle.ts';

it.each([
  [null, [1], { content: false, faq: false, validity: false }],
  [0, [1, 3], { content: false, faq: false, validity: false }],
  [1, [2, 3], { content: true, faq: false, validity: false }],
  [2, [1, 3], { content: true, faq: true, validity: true }],
  [3, [], { content: true, faq: true, validity: true }],
])('saved as %s: it may become %j, and locks %j', (saved, next, locks) => {
  expect(nextStatuses(saved)).toEqual(next);
  expect(locksOf(saved)).toEqual(locks);
});

it('a draft is saved at once, anything else is confirmed', () => {
  expect([0, 1, 2, 3].map(needsConfirmation)).toEqual([false, true, true, true]);
});
