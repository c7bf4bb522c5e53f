/** Operations that the API does once for an `Idempotency-Key`: a second call gets the answer of the first. */
export const IDEMPOTENT_BY_KEY: readonly string[] = [
  'POST /api/Exams/Questions',
  'POST /api/Order/SaveOrder',
];

/**
 * Whether a call with an `Idempotency-Key` may be repeated after its answer was lost.
 * @param path with or without a query
 */
export const takesIdempotencyKey = (method: string, path: string): boolean =>
  IDEMPOTENT_BY_KEY.includes(`${method} ${path.split('?')[0]}`);
