import type { Configuration } from 'webpack';

/** Somebody who has changed nothing for so long is reading, or away. Without what is kept, a start takes 20 seconds. */
const QUIET_MS = 120_000;
/** So long a package writes what it has compiled, and builds nothing meanwhile; then the next one. */
const TURN_MS = 8000;

/**
 * When a watched build writes what it keeps for the next start. As webpack has it, all packages write a second after
 * their first build, for ten seconds, and the first change waits for them.
 * @param turn Position among those that are watched, from 0: no two write at once.
 */
export function keepLater({ cache }: Configuration, turn: number): void {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return;
  const quiet = QUIET_MS + turn * TURN_MS;
  cache.idleTimeoutForInitialStore = quiet;
  // Many small changes are a large one to webpack, and the next one would wait.
  cache.idleTimeoutAfterLargeChanges = quiet;
  cache.idleTimeout = quiet;
}
