import { newestOf, resumeSecond } from './watched.ts';

const early = { seconds: 90, at: 1000 };
const late = { seconds: 4, at: 2000 };

it('of what server and device remember the newer counts, not the farther', () => {
  expect(newestOf([early, late])).toBe(late);
  expect(newestOf([late, early])).toBe(late);
  expect(newestOf([null, early])).toBe(early);
  expect(newestOf([null, null])).toBeNull();
});

it.each([
  [null, 30, 0],
  [{ seconds: 12.345, at: 1 }, 30, 12.345],
  [{ seconds: 29.9, at: 1 }, 30, 29.9],
  // The video was replaced by a shorter one.
  [{ seconds: 45, at: 1 }, 30, 0],
  [{ seconds: 12, at: 1 }, Number.NaN, 0],
])('%j of a video of %d s goes on at %d', (watched, duration, second) => {
  expect(resumeSecond(watched, duration)).toBe(second);
});
