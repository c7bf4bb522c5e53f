import GlobalStyles from '@mui/material/GlobalStyles';
import { type Theme } from '@mui/material/styles';
import { printStyle } from './print-style.ts';

const globalStyle = (theme: Theme) => ({
  '*, *::before, *::after': { boxSizing: 'border-box' as const },
  html: {
    WebkitTextSizeAdjust: '100%',
    // Anchors and focus targets stay clear of the sticky top bar.
    scrollPaddingTop: theme.layout.topBar.md,
  },
  body: {
    margin: 0,
    minHeight: '100vh',
    backgroundColor: theme.vars.palette.background.default,
    color: theme.vars.palette.text.primary,
    fontFamily: theme.fonts.body,
    fontSize: '1rem',
    lineHeight: 1.55,
    WebkitFontSmoothing: 'antialiased' as const,
  },
  'h1, h2, h3, h4': { textWrap: 'balance' as const, margin: 0 },
  p: { margin: 0, textWrap: 'pretty' as const },
  'ul, ol': { listStyle: 'none', margin: 0, padding: 0 },
  a: { color: 'inherit', textDecoration: 'none' },
  button: { font: 'inherit' },
  'svg, img, video': { display: 'block' },
  fieldset: { border: 0, margin: 0, padding: 0, minWidth: 0 },
  legend: { padding: 0 },
  ':focus-visible': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: '2px',
    borderRadius: theme.radius.sm,
  },
  '[data-band] :focus-visible': { outlineColor: theme.vars.palette.focus.ringOnBand },
  // A heading takes focus at navigation for screen readers; it is not a control.
  '[tabindex="-1"]:focus': { outline: 'none' },
  '@media print': printStyle(theme),
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

export function GlobalStyle() {
  return <GlobalStyles styles={globalStyle} />;
}
