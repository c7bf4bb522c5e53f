import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import { components } from './components/index.ts';
import { paletteOf } from './palette.ts';
import './theme-types.ts';
import { fonts, typography } from './typography.ts';

export { fonts } from './typography.ts';

/** The attribute on `<html>` that chooses the scheme; written by the shell before first paint. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

const standard = 'cubic-bezier(.2, 0, 0, 1)';
const exit = 'cubic-bezier(.4, 0, 1, 1)';

/** MUI's 25 elevations are three here: controls (1), menus (2 to 8), dialogs. */
const shadows = Array.from({ length: 25 }, (_, level) => {
  if (level === 0) return 'none';
  const name = level === 1 ? 'control' : level <= 8 ? 'menu' : 'dialog';
  return `var(--wb-palette-elevation-${name})`;
}) as Shadows;

/**
 * The one theme, on CSS variables with prefix `wb`. Spacing unit 4 px; read colours from
 * `theme.vars.palette.*`, shapes from `theme.radius`, motion from `theme.duration` and `theme.easing`.
 */
export const theme: Theme = createTheme({
  cssVariables: { cssVarPrefix: 'wb', colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
  colorSchemes: {
    light: { palette: paletteOf('light') },
    dark: { palette: paletteOf('dark') },
  },
  spacing: 4,
  shape: { borderRadius: 10 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography,
  radius: { sm: '6px', md: '10px', lg: '16px', xl: '24px', full: '999px' },
  fonts,
  duration: { fast: '120ms', base: '200ms', slow: '320ms', ring: '600ms', badge: '900ms' },
  easing: {
    standard,
    exit,
    stamp: 'cubic-bezier(.2, 1.4, .4, 1)',
  },
  layout: {
    contentMax: '1200px',
    appContentMax: '1120px',
    sideMenu: '256px',
    topBar: { xs: '60px', md: '72px' },
    readingMax: '64ch',
  },
  shadows,
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 200,
      standard: 200,
      complex: 320,
      enteringScreen: 200,
      leavingScreen: 120,
    },
    easing: { easeInOut: standard, easeOut: standard, easeIn: exit, sharp: exit },
  },
  components,
});
