import type { CSSObject, Theme } from '@mui/material/styles';

/** The focus ring of a control whose own input is transparent. */
export const focusRing = (theme: Theme): CSSObject => ({
  outline: `3px solid ${theme.vars.palette.focus.ring}`,
  outlineOffset: 2,
  '[data-band] &': { outlineColor: theme.vars.palette.focus.ringOnBand },
});
