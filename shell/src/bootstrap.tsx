import 'shared-ui/fonts.css';
import './favicon.svg';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { currentSession } from 'shared-auth';
import { App } from './App.tsx';
import { logToServer } from './errors/client-log.ts';
import { loadExposedApp } from './federation/federation-runtime.ts';
import type { Host } from './federation/host-context.ts';
import { declarations, readRegistry } from './federation/registry.ts';
import { createRemoteApps } from './federation/remote-apps.ts';
import { restoreLocale } from './i18n/locale-store.ts';
import { styleNonce } from './page-data.ts';
import { installIntentPrefetch } from './routing/intent-prefetch.ts';
import { admission } from './routing/route-guard.ts';
import { createShellRouter } from './routing/router.tsx';
import { createQueryClient } from './session/query-client.ts';
import { installSessionWatch } from './session/install-session-watch.ts';
import { installSessionEffects } from './session/session-effects.ts';

const [registry] = await Promise.all([readRegistry(), restoreLocale()]);

const host: Host = {
  remotes: declarations(registry),
  apps: createRemoteApps(registry, loadExposedApp, (error, what) => {
    console.error(error);
    void logToServer(error, what);
  }),
};

// Before the router looks: a page that is left at once is never begun.
const start = admission(location.pathname, currentSession(), host.remotes);
if (start.kind === 'redirect' && start.reason !== 'forbidden') {
  history.replaceState(null, '', start.to);
}

const queryClient = createQueryClient();
const router = createShellRouter(host);
installSessionEffects(queryClient, (path) => void router.navigate(path));
installSessionWatch();
installIntentPrefetch(host);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(
  <App host={host} queryClient={queryClient} nonce={styleNonce()}>
    <RouterProvider router={router} />
  </App>,
);
