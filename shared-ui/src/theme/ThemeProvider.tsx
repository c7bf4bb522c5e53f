import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider as MuiThemeProvider, useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GlobalStyle } from './GlobalStyle.tsx';
import { styleCacheOf } from './style-cache.ts';
import { theme } from './theme.ts';

/** Where the choice of the person is kept: `light`, `dark` or `system`. */
export const COLOR_MODE_STORAGE_KEY = 'wb-color-mode';

/**
 * Theme, global style and the style cache with the page's nonce. Once, by the host.
 * @param props.styleCache for the first paint, which keeps its style apart.
 */
export function ThemeProvider({
  children,
  nonce,
  styleCache = styleCacheOf(nonce),
}: {
  children: ReactNode;
  nonce?: string;
  styleCache?: EmotionCache;
}) {
  return (
    <CacheProvider value={styleCache}>
      <MuiThemeProvider theme={theme} defaultMode="system" modeStorageKey={COLOR_MODE_STORAGE_KEY}>
        <GlobalStyle />
        {children}
      </MuiThemeProvider>
    </CacheProvider>
  );
}

export type ColorMode = 'light' | 'dark' | 'system';

/** The chosen mode, the scheme in use, and the setter for a light/dark switch. */
export function useColorMode(): {
  mode: ColorMode;
  scheme: 'light' | 'dark';
  setMode: (mode: ColorMode) => void;
} {
  const { mode, systemMode, setMode } = useColorScheme();
  const chosen = mode ?? 'system';
  const scheme = chosen === 'system' ? (systemMode ?? 'light') : chosen;
  return { mode: chosen, scheme, setMode };
}
