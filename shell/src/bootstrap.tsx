import type { Registry } from 'contracts';
import 'shared-ui/fonts.css';
import './favicon.svg';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { currentSession } from 'shared-auth';
import { onSessionChange } from 'shared-auth/host';
import { languageOf, loadOverlayParts } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { App } from './App.tsx';
import { beginDashboardBlocks } from './dashboard/dashboard-blocks.ts';
import { logToServer } from './errors/client-log.ts';
import { cameOverNetwork, reportHealth } from './federation/health.ts';
import { createHost } from './federation/host.ts';
import { isPageQuiet, watchTouches } from './federation/quiet-page.ts';
import { followRegistry } from './federation/registry-feed.ts';
import { readRegistry, rememberRegistry } from './federation/registry.ts';
import { loadRelease } from './federation/release-loader.ts';
import { enforceShellIntegrity } from './federation/shell-integrity.ts';
import { currentVisitor } from './federation/visitor.ts';
import { replaceFirstPaint } from './first-paint.ts';
import { followOtherTabs, restoreLocale, useLocaleStore } from './i18n/locale-store.ts';
import { rememberCanaries, styleNonce } from './page-data.ts';
import { localRemote, pageOverride, withOverrideOf } from './releases/override.ts';
import { pagePreview, previewed } from './releases/preview.ts';
import { installIntentPrefetch } from './routing/intent-prefetch.ts';
import { admission } from './routing/route-guard.ts';
import { createRemotePages } from './routing/remote-pages.ts';
import { createShellRouter } from './routing/router.tsx';
import { reportFailedQuery } from './federation/failed-queries.ts';
import { createQueryClient } from './session/query-client.ts';
import { installSessionWatch } from './session/install-session-watch.ts';
import { installSessionEffects } from './session/session-effects.ts';
import { onFirstActivity } from './first-activity.ts';

/** No longer than that is the drawing of the dashboard held up for the remotes of its blocks. */
const BLOCKS_MS = 200;

const [registry] = await Promise.all([readRegistry(), restoreLocale()]);

const override = pageOverride();
const withLocal = (override && (await localRemote(override))) ?? ((released: Registry) => released);

// A local remote is nearer than a preview.
const preview = pagePreview();
const shown = (released: Registry) => withLocal(previewed(released, preview));

// Called when a query fails, which is after the host is there.
const queryClient = createQueryClient((error) => reportFailedQuery(host, error));
const host = createHost({
  registry: shown(registry),
  visitor: currentVisitor,
  load: loadRelease,
  // A page in the background is drawn when the browser finds the time.
  isFirstVisit: ({ base }) =>
    document.visibilityState === 'visible' ? cameOverNetwork(base) : null,
  isQuiet: () => isPageQuiet() && queryClient.isMutating() === 0,
  report: (report, error) => {
    reportHealth(report);
    if (error === undefined) return;
    console.error(error);
    void logToServer(error, `${report.remote} ${report.version}`);
  },
});

// The edge gives a document the rights that the release of its page declares: it must know which one that is.
const tellCanaries = () => rememberCanaries(host.canaries);
tellCanaries();
host.state.subscribe(tellCanaries);

// Before the router looks: a page that is left at once is never begun. Other redirects give their reason.
const start = admission(location.pathname, currentSession(), host.remotes);
if (start.kind === 'redirect' && start.reason === 'home') {
  history.replaceState(null, '', withOverrideOf(location.search, start.to));
}
const begun =
  location.pathname === paths.dashboard()
    ? beginDashboardBlocks(currentSession(), host.remotes, queryClient, {
        language: languageOf(useLocaleStore.getState().locale),
        loadRemoteApp: host.apps.loadRemoteApp,
      })
    : null;

const pages = createRemotePages(host);
const router = createShellRouter(host, pages);
installSessionEffects(queryClient, (path) => void router.navigate(path));
installSessionWatch();
followOtherTabs(() => void queryClient.invalidateQueries());
installIntentPrefetch(host, pages);

watchTouches();
const feed = followRegistry(
  () => host.revision,
  (newer) => {
    rememberRegistry(newer);
    host.adopt(shown(newer));
  },
);
router.subscribe(({ navigation }) => {
  if (navigation.state === 'loading') void feed.refresh();
});
onSessionChange(host.visitorChanged);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
replaceFirstPaint(root);
// They came with the document. A browser that draws would not run them before it has drawn.
if (begun !== null) await Promise.race([begun, new Promise((late) => setTimeout(late, BLOCKS_MS))]);
createRoot(root).render(
  <App host={host} queryClient={queryClient} nonce={styleNonce()}>
    <RouterProvider router={router} />
  </App>,
);

// What this page needs has gone first, and is named in the document.
setTimeout(() => void enforceShellIntegrity(), 500);

// A page that nobody touches takes nothing of it; what opens first asks again when it fails.
onFirstActivity(() => void loadOverlayParts().catch(() => undefined));
