import type { CSSObject, Theme } from '@mui/material/styles';
import { focusRing } from './focus-ring.ts';
import type { ThemeComponents } from './theme-components.ts';

const mark = <span data-mark="" />;

/** The 22 px box of checkbox and radio; its label is the target. */
const choice = (theme: Theme): CSSObject => ({
  padding: 1,
  color: theme.vars.palette.border.strong,
  '&:hover': { backgroundColor: 'transparent' },
  '& [data-mark]': {
    display: 'grid',
    placeItems: 'center',
    width: 22,
    height: 22,
    border: '1.5px solid currentColor',
    borderRadius: theme.radius.sm,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: theme.vars.palette.primary.main },
  '.Mui-error > &': { color: theme.vars.palette.error.main },
  '&.Mui-disabled, [data-disabled] > &': {
    color: theme.vars.palette.border.default,
    '& [data-mark]': { backgroundColor: theme.vars.palette.background.sunken },
  },
  '&.Mui-focusVisible [data-mark]': focusRing(theme),
});

/** Checkboxes, radio buttons, switches: the label beside its control. */
export const choiceComponents: ThemeComponents = {
  MuiFormControlLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: theme.spacing(3),
        alignItems: 'flex-start',
        minHeight: 24,
        margin: 0,
        '&[data-disabled]': { cursor: 'not-allowed', color: theme.vars.palette.text.tertiary },
        '& small': {
          display: 'block',
          fontSize: '0.875rem',
          color: theme.vars.palette.text.secondary,
        },
      }),
      label: ({ theme }) => ({
        fontFamily: theme.fonts.body,
        fontSize: '0.9375rem',
        lineHeight: 1.45,
      }),
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: mark, checkedIcon: mark, indeterminateIcon: mark },
    styleOverrides: {
      root: ({ theme }) => ({
        ...choice(theme),
        '& [data-mark]::after': {
          content: '""',
          width: 12,
          height: 12,
          transform: 'scale(0)',
          backgroundColor: theme.vars.palette.primary.contrastText,
          clipPath: 'polygon(14% 44%, 0 58%, 40% 96%, 100% 24%, 86% 10%, 39% 68%)',
          '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
        },
        '&.Mui-checked [data-mark], &.MuiCheckbox-indeterminate [data-mark]': {
          backgroundColor: 'currentColor',
          '&::after': { transform: 'scale(1)' },
        },
        '&.MuiCheckbox-indeterminate [data-mark]::after': {
          clipPath: 'inset(40% 0)',
        },
      }),
    },
  },
  MuiRadio: {
    defaultProps: { icon: mark, checkedIcon: mark },
    styleOverrides: {
      root: ({ theme }) => ({
        ...choice(theme),
        '& [data-mark]': { ...(choice(theme)['& [data-mark]'] as CSSObject), borderRadius: '50%' },
        '&.Mui-checked [data-mark]': { borderWidth: 7 },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 46, height: 28, padding: 0, flex: 'none' },
      switchBase: ({ theme }) => ({
        padding: 3,
        color: theme.vars.palette.common.white,
        '&:hover, &.Mui-checked:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': {
          transform: 'translateX(18px)',
          color: theme.vars.palette.primary.contrastText,
          '& + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.primary.main },
        },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing(theme),
      }),
      thumb: { width: 22, height: 22, boxShadow: 'none', border: '1px solid transparent' },
      track: ({ theme }) => ({
        boxSizing: 'border-box',
        borderRadius: 14,
        opacity: 1,
        // Without its colour the track would be gone in forced colours.
        border: '1px solid transparent',
        backgroundColor: theme.vars.palette.border.strong,
      }),
    },
  },
};
