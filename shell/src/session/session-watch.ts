import { api, currentSession } from 'shared-auth';

/** How often a visible page checks that its session is still active. */
const EVERY_MS = 60_000;

/**
 * A session may end elsewhere: on another device, by an administrator, by its age. The call's 401 is
 * all it takes; the client then logs this browser out, and every page of it follows.
 */
export function watchSession(): () => void {
  let askedAt = Date.now();
  const ask = () => {
    const isDue = Date.now() - askedAt >= EVERY_MS / 4;
    if (document.hidden || !isDue || currentSession().status !== 'authenticated') return;
    askedAt = Date.now();
    // Without an answer nothing is known: the next call decides.
    api.get('/api/Account/Role').catch(() => undefined);
  };
  const timer = setInterval(ask, EVERY_MS);
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('focus', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
    window.removeEventListener('focus', ask);
  };
}
