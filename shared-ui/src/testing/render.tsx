import type { SlotId } from 'contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Toaster } from '../feedback/Toaster.tsx';
import { toast } from '../feedback/toasts.ts';
import englishMessages from '../i18n/en.json';
import { I18nProvider, type MessageCatalogue } from '../i18n/I18nProvider.tsx';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locale.ts';
import {
  SlotFillersProvider,
  SlotRendererProvider,
  type SlotFiller,
  type SlotRenderer,
} from '../remote/Slot.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';

export type RenderOptions = {
  /** Address at the start. */
  at?: string;
  locale?: Locale;
  /** The remote's catalogue in `locale`; ids and defaults are enough for Italian. */
  messages?: MessageCatalogue;
  /** Draws slots: `({ id }) => <div>{id}</div>`. Without it slots are empty. */
  slots?: SlotRenderer;
  /** Who fills which slot, for places that show one filler at a time. */
  slotFillers?: Partial<Record<SlotId, readonly SlotFiller[]>>;
  queryClient?: QueryClient;
};

export type Rendered = RenderResult & {
  router: ReturnType<typeof createMemoryRouter>;
  queryClient: QueryClient;
};

/** No retries, no waiting: a fake API answers at once, and a refusal is seen at once. */
export function testQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Infinity }, mutations: { retry: false } },
  });
}

/**
 * Renders a remote's own routes with the real providers: memory router, theme, texts, queries,
 * toasts. Pair it with `fakeApi` of shared-auth/testing.
 */
export function renderRoutes(routes: RouteObject[], options: RenderOptions = {}): Rendered {
  toast.clear();
  const { at = '/', locale = DEFAULT_LOCALE, messages = {}, slots = null } = options;
  const { slotFillers = {} } = options;
  const queryClient = options.queryClient ?? testQueryClient();
  // The shell has its own frame while the first page arrives; here there is nothing to keep.
  const router = createMemoryRouter(
    routes.map((route) => Object.assign({ HydrateFallback: () => null }, route)),
    { initialEntries: [at] },
  );
  const texts = { ...(locale === 'en-US' ? englishMessages : {}), ...messages };
  const tree: ReactNode = (
    <ThemeProvider>
      <I18nProvider locale={locale} messages={texts}>
        <QueryClientProvider client={queryClient}>
          <SlotRendererProvider value={slots}>
            <SlotFillersProvider value={(slot) => slotFillers[slot] ?? []}>
              <RouterProvider router={router} />
            </SlotFillersProvider>
          </SlotRendererProvider>
          <Toaster />
        </QueryClientProvider>
      </I18nProvider>
    </ThemeProvider>
  );
  return { ...render(tree), router, queryClient };
}

/** Renders one element on a route that matches any address. */
export function renderWithProviders(element: ReactElement, options: RenderOptions = {}): Rendered {
  return renderRoutes([{ path: '*', element }], options);
}
