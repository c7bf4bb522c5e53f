import { QueryClientProvider } from '@tanstack/react-query';
import type { Paint, PaintRequest, Registry, RemoteManifest } from 'contracts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { currentSession } from 'shared-auth';
import { setApiLanguage } from 'shared-auth/host';
import {
  createPaintCache,
  I18nProvider,
  loadUiMessages,
  parseLocale,
  ThemeProvider,
} from 'shared-ui';
import { SlotRendererProvider, type RemotePaint, type SlotRenderer } from 'shared-ui/remote';
import { createStore } from 'zustand/vanilla';
import { frameOf } from '../chrome/frame.ts';
import { PublicFrame } from '../chrome/public/PublicFrame.tsx';
import { HostProvider } from '../federation/host-context.ts';
import type { Host } from '../federation/host.ts';
import { admission } from '../routing/route-guard.ts';
import { SlotFillers } from '../slots/SlotOutlet.tsx';
import { firstAnswers } from './first-answers.ts';
import { withInlineDrawings } from './inline-drawings.ts';
import { paintedPage } from './painted-page.ts';
import { stillFarStyle, styleOf, withoutStyleAttributes } from './paint-style.ts';
import { withControlsDisabled } from './still-controls.ts';

/** What other remotes put into the page comes with their code. */
const emptySlot: SlotRenderer = ({ placeholder }) => placeholder ?? null;

/** The page of a visitor who is not logged in; null where nothing is painted. */
export async function paint(
  remote: RemotePaint | null,
  request: PaintRequest,
): Promise<Paint | null> {
  const found = paintedPage(remote, request.url);
  if (found === null) return null;
  const { page, place, owner } = found;
  const { pathname, search, origin } = new URL(request.url);
  const remotes = new Map(request.remotes.map((declared) => [declared.name, declared]));
  const admitted = admission(pathname, currentSession(), remotes);
  if (admitted.kind !== 'enter') return null;

  const locale = parseLocale(request.language);
  setApiLanguage(locale);
  const queries = page.queries?.(place) ?? [];
  const [{ queryClient, isMissing }, ...catalogues] = await Promise.all([
    firstAnswers(queries, request.answers),
    loadUiMessages(request.language),
    request.language === 'en' ? import('../i18n/en.json').then((texts) => texts.default) : {},
    owner.messages(request.language),
  ]);
  const frame = frameOf(pathname, admitted.owner.route, currentSession());
  const content = (
    <Routes>
      <Route path={page.path} element={<page.Page />} />
    </Routes>
  );
  const styleCache = createPaintCache();
  const drawn = renderToString(
    <ThemeProvider styleCache={styleCache}>
      <I18nProvider locale={locale} messages={Object.assign({}, ...catalogues)}>
        <QueryClientProvider client={queryClient}>
          <HostProvider value={stillHost(remotes)}>
            <SlotRendererProvider value={emptySlot}>
              <StaticRouter location={`${pathname}${search}`}>
                <SlotFillers>{framed(frame === 'public', content)}</SlotFillers>
              </StaticRouter>
            </SlotRendererProvider>
          </HostProvider>
        </QueryClientProvider>
      </I18nProvider>
    </ThemeProvider>,
  );
  const description = page.describe?.({
    ...place,
    read: queryClient.getQueryData.bind(queryClient),
    addressOf: (path) => new URL(path, origin).href,
  });
  const { html, styles } = withoutStyleAttributes(drawn);
  return {
    html: withControlsDisabled(withInlineDrawings(html)),
    styles: styleOf(styleCache, html) + styles + stillFarStyle,
    description: { isMissing, ...description },
  };
}

const framed = (hasFrame: boolean, content: ReactNode): ReactNode =>
  hasFrame ? <PublicFrame>{content}</PublicFrame> : content;

/** What the frame reads of the host; nothing is loaded and nothing changes while a page is painted. */
function stillHost(remotes: ReadonlyMap<string, RemoteManifest>): Host {
  const refuse = () => {
    throw new Error('a first paint loads no remote');
  };
  const registry: Registry = { schema: 1, revision: 0, remotes: {}, signature: '' };
  return {
    state: createStore(() => ({ registry, remotes })),
    remotes,
    revision: 0,
    canaries: [],
    adopt: refuse,
    visitorChanged: refuse,
    apps: {
      states: createStore(() => ({})),
      loaded: () => null,
      loadRemoteApp: refuse,
      rejectVersion: refuse,
      giveWay: refuse,
      reset: refuse,
      waited: refuse,
      painted: refuse,
      complain: refuse,
      mounted: refuse,
      applyPreferred: refuse,
      clearFailures: refuse,
      beforeSwap: refuse,
    },
  };
}
