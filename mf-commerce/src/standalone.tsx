/**
 * mf-commerce alone, for its team: `pnpm --filter mf-commerce dev`. With a session of the product in
 * this origin's `rtk:auth` it speaks with the server at API_URL; without one, with a fake cart.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router';
import { currentSession } from 'shared-auth';
import { fakeApi, signInAs } from 'shared-auth/testing';
import { I18nProvider, loadUiMessages, ThemeProvider, Toaster } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import 'shared-ui/fonts.css';
import { app } from './app.tsx';
import { fakeCart, safetyCourse } from './testing-cart.ts';

if (currentSession().status === 'anonymous') {
  signInAs('Discente');
  fakeApi(fakeCart([safetyCourse]));
}

const language = new URLSearchParams(window.location.search).get('lang') === 'en' ? 'en' : 'it';
const [uiMessages, messages] = await Promise.all([
  loadUiMessages(language),
  app.messages(language),
]);

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

const router = createBrowserRouter([
  ...app.routes,
  { path: '*', element: <Navigate to={paths.cart()} replace /> },
]);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <ThemeProvider>
    <I18nProvider
      locale={language === 'en' ? 'en-US' : 'it-IT'}
      messages={{ ...uiMessages, ...messages }}
    >
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </I18nProvider>
  </ThemeProvider>,
);
