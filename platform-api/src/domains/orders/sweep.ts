/** How many are worked on side by side: a provider allows some 25 calls a second, a pool ten connections. */
const BATCH_SIZE = 20;

/**
 * Works through the due rows batch by batch, each batch in parallel, until none is left. When all of
 * a batch failed, a shared dependency is down: the rest waits for the next pass.
 * @param take up to so many items that are due, none of them twice in one sweep
 * @param work false or a rejection when it failed
 * @param onError hears the rejections
 */
export async function sweep<T>(
  take: (limit: number) => Promise<readonly T[]>,
  work: (item: T) => Promise<boolean>,
  onError: (item: T, error: unknown) => void,
): Promise<void> {
  for (;;) {
    const batch = await take(BATCH_SIZE);
    if (batch.length === 0) return;
    const results = await Promise.all(
      batch.map(async (item) => {
        try {
          return await work(item);
        } catch (error) {
          onError(item, error);
          return false;
        }
      }),
    );
    if (!results.includes(true)) return;
  }
}
