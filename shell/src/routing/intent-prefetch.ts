import { currentSession } from 'shared-auth';
import type { Host } from '../federation/host-context.ts';
import { admission } from './route-guard.ts';

type Connection = { saveData?: boolean };

/** Who points at a link or reaches it by keyboard will likely follow it: its remote comes ahead. */
export function installIntentPrefetch({ remotes, apps }: Host): () => void {
  const isSaving = (navigator as { connection?: Connection }).connection?.saveData === true;
  const prefetch = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const admitted = admission(link.pathname, currentSession(), remotes);
    if (admitted.kind !== 'enter' || !remotes.has(admitted.owner.key)) return;
    // A failure shows when one really goes there.
    apps.loadRemoteApp(admitted.owner.key).catch(() => undefined);
  };
  if (isSaving) return () => undefined;
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
  return () => {
    document.removeEventListener('pointerover', prefetch);
    document.removeEventListener('focusin', prefetch);
  };
}
