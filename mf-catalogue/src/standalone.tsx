import 'shared-ui/fonts.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { I18nProvider, MessagesProvider, ThemeProvider, Toaster, loadUiMessages } from 'shared-ui';
import { app } from './app.tsx';

/** A host of the team's own, for `pnpm --filter mf-catalogue dev`: no chrome, no session, no slots. */
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
    children: app.routes,
  },
]);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <I18nProvider locale={language === 'en' ? 'en-US' : 'it-IT'} messages={uiMessages}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
          <Toaster />
        </QueryClientProvider>
      </I18nProvider>
    </ThemeProvider>
  </StrictMode>,
);
