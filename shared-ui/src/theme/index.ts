export { theme, fonts, COLOR_SCHEME_ATTRIBUTE } from './theme.ts';
export {
  ThemeProvider,
  useColorMode,
  COLOR_MODE_STORAGE_KEY,
  type ColorMode,
} from './ThemeProvider.tsx';
export { createPaintCache } from './style-cache.ts';
