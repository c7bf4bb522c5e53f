import type { PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { currentSession } from 'shared-auth';
import type { Host } from '../federation/host.ts';
import { PATIENCE_MS, type RemotePages } from './remote-pages.ts';
import { admission } from './route-guard.ts';

/**
 * Keeps the old page for a moment while the code of a remote loads, when somebody with access goes
 * there; then the new page shows that it is loading. It patches
 * nothing: which version answers an address is decided when it is drawn (RemoteOutlet). Never throws:
 * the router would replace the whole layout.
 */
export function createDiscovery(
  host: Pick<Host, 'remotes'>,
  pages: RemotePages,
): PatchRoutesOnNavigationFunction {
  return async ({ path }) => {
    const admitted = admission(path, currentSession(), host.remotes);
    if (admitted.kind !== 'enter' || !host.remotes.has(admitted.owner.key)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS);
    });
    await Promise.race([pages.prepare(admitted.owner.key, path), patience]);
    clearTimeout(timer);
  };
}
