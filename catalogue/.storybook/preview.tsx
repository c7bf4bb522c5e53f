import 'shared-ui/fonts.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Preview } from '@storybook/react-webpack5';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import {
  COLOR_SCHEME_ATTRIBUTE,
  I18nProvider,
  loadUiMessages,
  ThemeProvider,
  Toaster,
  type MessageCatalogue,
} from 'shared-ui';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

function Scheme({ scheme, children }: { scheme: string; children: ReactNode }) {
  useEffect(() => document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme), [scheme]);
  return children;
}

const preview: Preview = {
  parameters: { layout: 'padded', controls: { disable: true }, actions: { disable: true } },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', items: ['it', 'en'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'light', language: 'it' },
  loaders: [
    async ({ globals }) => ({
      messages: await loadUiMessages(globals['language'] === 'en' ? 'en' : 'it'),
    }),
  ],
  decorators: [
    (Story, { globals, loaded }) => (
      <ThemeProvider>
        <Scheme scheme={String(globals['scheme'])}>
          <I18nProvider
            locale={globals['language'] === 'en' ? 'en-US' : 'it-IT'}
            messages={(loaded as { messages: MessageCatalogue }).messages}
          >
            <QueryClientProvider client={queryClient}>
              <MemoryRouter>
                <Story />
                <Toaster />
              </MemoryRouter>
            </QueryClientProvider>
          </I18nProvider>
        </Scheme>
      </ThemeProvider>
    ),
  ],
};

export default preview;
