/** A request for the code of a release without an answer for this long has failed. */
export const CODE_TIME_LIMIT_MS = 10_000;

/** The work, or a rejection once it has taken too long. */
export function withCodeTimeLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('CODE_TIME_OUT')), CODE_TIME_LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
