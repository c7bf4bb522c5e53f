import 'shared-ui/fonts.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, Outlet, RouterProvider } from 'react-router-dom';
import { Toaster } from '../feedback/Toaster.tsx';
import { I18nProvider, MessagesProvider } from '../i18n/I18nProvider.tsx';
import { loadUiMessages } from '../i18n/ui-messages.ts';
import type { RemoteApp } from '../remote/contract.ts';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';

/**
 * A remote alone in the page, for its team: theme, texts, router and query cache, but no chrome and no slots.
 * `?lang=en` shows it in English.
 * @param home where an address goes that the remote does not know
 */
export async function startStandalone(app: RemoteApp, home?: string): Promise<void> {
  const language = new URLSearchParams(location.search).get('lang') === 'en' ? 'en' : 'it';
  const [uiMessages, messages] = await Promise.all([
    loadUiMessages(language),
    app.messages(language),
  ]);
  const router = createBrowserRouter([
    {
      element: (
        <MessagesProvider messages={messages}>
          <Outlet />
        </MessagesProvider>
      ),
      children: [
        ...app.routes,
        ...(home === undefined ? [] : [{ path: '*', element: <Navigate to={home} replace /> }]),
      ],
    },
  ]);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <I18nProvider locale={language === 'en' ? 'en-US' : 'it-IT'} messages={uiMessages}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
            <Toaster />
          </QueryClientProvider>
        </I18nProvider>
      </ThemeProvider>
    </StrictMode>,
  );
}
