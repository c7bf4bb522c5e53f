import type { CSSObject, Theme } from '@mui/material/styles';
import type { ThemeComponents } from './theme-components.ts';

/** The focus ring of the house; MUI takes the browser's own away. */
export const focusRing = (theme: Theme): CSSObject => ({
  '&:focus-visible': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: '2px',
  },
  '[data-band] &:focus-visible': { outlineColor: theme.vars.palette.focus.ringOnBand },
});

/** What other components are made of. */
export const surfaceComponents: ThemeComponents = {
  MuiPaper: {
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ fontFamily: 'inherit', ...focusRing(theme) }) },
  },
};
