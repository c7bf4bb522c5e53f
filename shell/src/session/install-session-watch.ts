import { currentSession } from 'shared-auth';
import { onSessionChange } from 'shared-auth/host';

/** Watches the session of who is logged in, or logs in; visitors load none of it. */
export function installSessionWatch(): void {
  let isWatched = false;
  const watch = () => {
    if (isWatched || currentSession().status !== 'authenticated') return;
    isWatched = true;
    const begin = async () => {
      const { watchSession } = await import('./session-watch.ts');
      watchSession();
    };
    begin().catch(() => {
      isWatched = false;
    });
  };
  watch();
  onSessionChange(watch);
}
