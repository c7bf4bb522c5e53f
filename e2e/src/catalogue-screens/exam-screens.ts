import { expect } from '../fixtures.ts';
import type { Screen } from '../screen.ts';
import { to } from './visits.ts';

/** Of the demo: Paolo has taken both exams of it, with every outcome of a simulation. */
const exam = (kind: 'simulation' | 'certification') => `/courses/use/2/exam/${kind}`;

const result = (
  name: string,
  kind: 'simulation' | 'certification',
  [italian, english]: readonly [attempt: RegExp, attempt: RegExp],
): Screen => ({
  name,
  open: async (visit) => {
    const { page, say } = visit;
    await to(exam(kind))(visit);
    await page.getByRole('link', { name: say(italian, english) }).click();
    await expect(page).toHaveURL(/attempt=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.waitForLoadState('networkidle');
  },
});

/** An exam before it begins, with its past, and the results. */
export const examScreens: readonly Screen[] = [
  { name: 'simulation that was taken', open: to(exam('simulation')) },
  { name: 'certification that was passed', open: to(exam('certification')) },
  result('result, failed simulation', 'simulation', [
    /^Tentativo 1, non superato/,
    /^Attempt 1, not passed/,
  ]),
  result('result, passed simulation', 'simulation', [
    /^Tentativo 2, superato/,
    /^Attempt 2, passed/,
  ]),
  result('result, passed certification', 'certification', [
    /^Tentativo 1, superato/,
    /^Attempt 1, passed/,
  ]),
];
