const MAX_MS = 30_000;

/** Waits 1, 2, 4 … 30 s, somewhat scattered so that a server that comes back is not met by all at once; less when the browser is online again. */
export function reconnection(attempt: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(1000 * 2 ** (attempt - 1), MAX_MS) * (0.75 + Math.random() / 2);
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const wake = () => resolve();
  window.addEventListener('online', wake);
  signal.addEventListener('abort', wake);
  return promise.finally(() => {
    clearTimeout(timer);
    window.removeEventListener('online', wake);
    signal.removeEventListener('abort', wake);
  });
}
