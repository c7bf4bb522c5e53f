import { firstToSucceed } from './first-to-succeed.ts';

const after = (ms: number, value: string) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(value), ms));
const failing = (ms: number) => () =>
  new Promise<string>((_resolve, reject) => setTimeout(() => reject(new Error(`at ${ms}`)), ms));
const hanging = () => new Promise<string>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** When and what: by virtual time. */
async function outcome(tasks: (() => Promise<string>)[]) {
  const begun = Date.now();
  const running = firstToSucceed(tasks, 2500).then(
    (value) => `${value} at ${Date.now() - begun}`,
    (error: Error) => `failed: ${error.message}`,
  );
  await jest.advanceTimersByTimeAsync(30_000);
  return running;
}

test.each<[string, (() => Promise<string>)[], string]>([
  ['the first in time', [after(100, 'stable'), after(100, 'previous')], 'stable at 100'],
  ['an answered failure does not wait', [failing(50), after(100, 'previous')], 'previous at 150'],
  [
    'a hanging one gives way after the patience',
    [hanging, after(100, 'previous')],
    'previous at 2600',
  ],
  ['a late one still wins when it is first', [after(2600, 'stable'), hanging], 'stable at 2600'],
  ['a late one wins when the next fails', [after(4000, 'stable'), failing(10)], 'stable at 4000'],
  ['all fail: the last failure', [failing(50), failing(60)], 'failed: at 60'],
  ['nothing to try', [], 'failed: nothing to try'],
])('%s', async (_, tasks, expected) => {
  expect(await outcome(tasks)).toBe(expected);
});

test('what is preferred is not started twice, what is not needed not at all', async () => {
  const previous = jest.fn(after(1, 'previous'));
  await outcome([after(100, 'stable'), previous]);
  expect(previous).not.toHaveBeenCalled();
});
