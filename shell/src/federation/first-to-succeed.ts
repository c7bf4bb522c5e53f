/**
 * Runs tasks in order of preference: the next one starts when the one before has failed, or has
 * kept us waiting for `patienceMs`. The first that succeeds wins; rejects with the last failure.
 */
export function firstToSucceed<T>(
  tasks: readonly (() => Promise<T>)[],
  patienceMs: number,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let next = 0;
    let pending = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const start = async () => {
      clearTimeout(timer);
      const task = tasks[next];
      if (task === undefined) return;
      next += 1;
      pending += 1;
      if (next < tasks.length) timer = setTimeout(() => void start(), patienceMs);
      let value: T;
      try {
        value = await task();
      } catch (error) {
        pending -= 1;
        if (next < tasks.length) void start();
        else if (pending === 0) reject(error);
        return;
      }
      clearTimeout(timer);
      next = tasks.length;
      resolve(value);
    };

    if (tasks.length === 0) reject(new Error('nothing to try'));
    else void start();
  });
}
