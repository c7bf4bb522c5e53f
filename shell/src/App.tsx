import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { I18nProvider, ThemeProvider, Toaster } from 'shared-ui';
import { SlotRendererProvider, type SlotRenderer } from 'shared-ui/remote';
import { CookieBanner } from './chrome/cookies/CookieBanner.tsx';
import { CrashBoundary } from './errors/CrashBoundary.tsx';
import { HostProvider } from './federation/host-context.ts';
import type { Host } from './federation/host.ts';
import { useLocaleStore } from './i18n/locale-store.ts';
import { ReleaseTools } from './releases/ReleaseTools.tsx';
import { SlotFillers, SlotOutlet } from './slots/SlotOutlet.tsx';
import { SplashGate } from './splash/SplashGate.tsx';

const renderSlot: SlotRenderer = (request) => <SlotOutlet {...request} />;

type AppProps = {
  host: Host;
  queryClient: QueryClient;
  nonce?: string | undefined;
  /** The router's provider. */
  children: ReactNode;
};

/** Everything that shell and remotes find in context. */
export function App({ host, queryClient, nonce, children }: AppProps) {
  // A remote asks for its texts in another language as it is drawn in it. Until they have come, all stays as it is:
  // what React would hide in the meantime loses the focus.
  const { locale, messages } = useDeferredValue(useLocaleStore());
  return (
    <ThemeProvider {...(nonce === undefined ? {} : { nonce })}>
      <CrashBoundary>
        <I18nProvider locale={locale} messages={messages}>
          <QueryClientProvider client={queryClient}>
            <HostProvider value={host}>
              <SlotRendererProvider value={renderSlot}>
                {/* First in the order of Tab: it covers a part of the page. */}
                <CookieBanner />
                <SlotFillers>{children}</SlotFillers>
                <Toaster />
                <ReleaseTools />
                <SplashGate />
              </SlotRendererProvider>
            </HostProvider>
          </QueryClientProvider>
        </I18nProvider>
      </CrashBoundary>
    </ThemeProvider>
  );
}
