import { currentSession } from 'shared-auth';
import type { Host } from '../federation/host.ts';
import type { RemotePages } from './remote-pages.ts';
import { admission } from './route-guard.ts';

type Connection = { saveData?: boolean };

/** Who points at a link or reaches it by keyboard will likely follow it: its page comes ahead. */
export function installIntentPrefetch(host: Pick<Host, 'remotes'>, pages: RemotePages): () => void {
  const isSaving = (navigator as { connection?: Connection }).connection?.saveData === true;
  const prefetch = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const admitted = admission(link.pathname, currentSession(), host.remotes);
    if (admitted.kind !== 'enter' || !host.remotes.has(admitted.owner.key)) return;
    // A failure shows when one really goes there.
    void pages.prepare(admitted.owner.key, link.pathname);
  };
  if (isSaving) return () => undefined;
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
  return () => {
    document.removeEventListener('pointerover', prefetch);
    document.removeEventListener('focusin', prefetch);
  };
}
