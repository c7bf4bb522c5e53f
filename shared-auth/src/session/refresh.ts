import { apiError, isApiError } from '../api/api-error.ts';
import { writeAuth } from './session-store.ts';
import { readAuth } from './stored-auth.ts';

export type TokenPair = { token: string; refreshToken: string };

/** Sends the pair to the server; resolves to what should be the next one, rejects with an `ApiError`. */
type Exchange = (tokens: TokenPair) => Promise<unknown>;

let inFlight: Promise<string | null> | null = null;

/**
 * A token newer than the one that was answered with 401, or `null` when the session is over.
 * One refresh per browser (SHELL-48, E26): a single promise in this tab, a Web Lock across tabs;
 * who waited for the lock adopts what a sibling has stored.
 */
export function freshToken(staleToken: string, exchange: Exchange): Promise<string | null> {
  const current = readAuth()?.token ?? null;
  if (current !== staleToken) return Promise.resolve(current);
  inFlight ??= underLock(staleToken, () => refresh(staleToken, exchange)).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

const lockName = 'rtk:auth:refresh';

/**
 * How long what one tab stored may take to reach the storage of another: tabs live in processes of
 * their own, and a lock changes hands faster than local storage does.
 */
const PROPAGATION_MS = 250;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Runs the refresh alone in this browser. Who finds the lock taken waits for what the sibling stores
 * before it would refresh itself. Web Locks exist in secure contexts only; without them the server's
 * grace (E26) covers two tabs.
 */
async function underLock(
  staleToken: string,
  action: () => Promise<string | null>,
): Promise<string | null> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return action();
  return new Promise((resolve, reject) => {
    const hold = async () => {
      const isStale = readAuth()?.token === staleToken;
      await action().then(resolve, reject);
      // The caller goes on; the next tab gets the lock when it can see what was stored. Who only
      // adopted has stored nothing: fifty tabs wait once, not fifty times.
      if (isStale) await pause(PROPAGATION_MS);
    };
    const takeTurn = async () => {
      const isDone = await locks.request(lockName, { ifAvailable: true }, async (lock) => {
        if (lock === null) return false;
        await hold();
        return true;
      });
      if (isDone) return;
      await locks.request(lockName, async () => {
        await storedToken(staleToken);
        await hold();
      });
    };
    takeTurn().catch(reject);
  });
}

/** Waits until the storage has another token than the stale one, for as long as it may take to arrive. */
async function storedToken(staleToken: string): Promise<void> {
  for (let waited = 0; waited < PROPAGATION_MS; waited += 10) {
    if (readAuth()?.token !== staleToken) return;
    await pause(10);
  }
}

async function refresh(staleToken: string, exchange: Exchange): Promise<string | null> {
  const auth = readAuth();
  if (auth === null || auth.token !== staleToken) return auth?.token ?? null;
  const { token, refreshToken } = auth;
  try {
    const next = (await exchange({ token, refreshToken })) as Partial<TokenPair> | null;
    if (typeof next?.token !== 'string' || typeof next.refreshToken !== 'string') {
      throw apiError({ status: 200, code: 'REFRESH_MALFORMED' });
    }
    // Logged out, or another person logged in, while the call was under way.
    const now = readAuth();
    if (now === null || now.refreshToken !== refreshToken) return now?.token ?? null;
    writeAuth({ ...now, token: next.token, refreshToken: next.refreshToken });
    return next.token;
  } catch (error) {
    // Refused: the session is over (SHELL-49). Without an answer, or with the server down, it is not.
    if (isApiError(error) && error.kind === 'refused' && (error.status ?? 0) < 500) {
      if (readAuth()?.refreshToken === refreshToken) writeAuth(null);
      return null;
    }
    throw error;
  }
}
