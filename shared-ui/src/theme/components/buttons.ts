import type { CSSObject, Theme } from '@mui/material/styles';
import type { ThemeComponents } from './theme-components.ts';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    tonal: true;
  }
  interface ButtonPropsColorOverrides {
    onBand: true;
  }
}
declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides {
    onBand: true;
  }
}

/** A disabled button keeps its place; one with a reason (`aria-disabled`) keeps the focus too. */
const disabled = (style: CSSObject): CSSObject => ({
  '&.Mui-disabled, &[aria-disabled=true]': {
    '&, &:hover, &:active': { pointerEvents: 'auto', cursor: 'not-allowed', ...style },
  },
});

const variantStyles = ({ vars, spacing }: Theme) => {
  const { primary, error, background, border, text, common } = vars.palette;
  return [
    {
      props: { variant: 'contained' as const, color: 'primary' as const },
      style: { '&:active': { backgroundColor: primary.active } },
    },
    {
      props: { variant: 'outlined' as const },
      style: {
        backgroundColor: background.paper,
        borderColor: border.strong,
        color: text.primary,
        '&:hover': { borderColor: text.primary, backgroundColor: background.paper },
      },
    },
    {
      props: { variant: 'tonal' as const },
      style: {
        backgroundColor: primary.soft,
        color: primary.softText,
        '&:hover': { borderColor: primary.softText, backgroundColor: primary.soft },
      },
    },
    {
      props: { variant: 'text' as const },
      style: { padding: spacing(0, 3), '&:hover': { backgroundColor: primary.soft } },
    },
    {
      props: { variant: 'text' as const, color: 'error' as const },
      style: { '&:hover': { backgroundColor: error.soft } },
    },
    {
      props: { variant: 'contained' as const, color: 'onBand' as const },
      style: {
        backgroundColor: text.onBand,
        color: background.band,
        '&:hover, &:active': { backgroundColor: common.white },
      },
    },
    {
      props: { variant: 'outlined' as const, color: 'onBand' as const },
      style: {
        backgroundColor: 'transparent',
        borderColor: text.onBandMuted,
        color: text.onBand,
        '&:hover': { borderColor: text.onBand, backgroundColor: background.bandRaised },
      },
    },
    {
      props: { variant: 'text' as const, color: 'onBand' as const },
      style: {
        color: primary.onBand,
        '&:hover': { backgroundColor: background.bandRaised },
      },
    },
  ];
};

/** 44 high (52 in flows, 36 in rows); contained, outlined, tonal and text; white on an ink band. */
export const buttonComponents: ThemeComponents = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: theme.spacing(2),
        minWidth: 0,
        minHeight: 44,
        padding: theme.spacing(0, 5),
        border: '1.5px solid transparent',
        borderRadius: theme.radius.md,
        fontSize: theme.typography.button.fontSize,
        whiteSpace: 'nowrap',
        transition: `background-color ${theme.duration.fast} ${theme.easing.standard}, border-color ${theme.duration.fast} ${theme.easing.standard}`,
        variants: [
          ...variantStyles(theme),
          {
            props: { size: 'large' },
            style: { minHeight: 52, padding: theme.spacing(0, 6.5), fontSize: '1rem' },
          },
          {
            props: { size: 'small' },
            style: {
              minHeight: 36,
              padding: theme.spacing(0, 3.5),
              borderRadius: 8,
              fontSize: '0.875rem',
            },
          },
          { props: { size: 'small', variant: 'text' }, style: { padding: theme.spacing(0, 3) } },
          { props: { fullWidth: true }, style: { paddingInline: theme.spacing(3) } },
        ],
        ...disabled({
          backgroundColor: theme.vars.palette.background.sunken,
          borderColor: 'transparent',
          color: theme.vars.palette.text.tertiary,
        }),
        '&[aria-busy=true]': { cursor: 'progress' },
      }),
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        flex: 'none',
        padding: 0,
        borderRadius: theme.radius.md,
        color: theme.vars.palette.text.secondary,
        '&:hover': {
          backgroundColor: theme.vars.palette.background.sunken,
          color: theme.vars.palette.text.primary,
        },
        variants: [
          { props: { size: 'small' }, style: { width: 36, height: 36 } },
          {
            props: { color: 'onBand' },
            style: {
              color: theme.vars.palette.text.onBandMuted,
              '&:hover': {
                backgroundColor: theme.vars.palette.background.bandRaised,
                color: theme.vars.palette.text.onBand,
              },
            },
          },
        ],
        ...disabled({ color: theme.vars.palette.text.disabled, backgroundColor: 'transparent' }),
      }),
    },
  },
  MuiFab: {
    styleOverrides: {
      root: ({ theme }) => ({
        textTransform: 'none',
        '&, &:hover, &:active': { boxShadow: theme.vars.palette.elevation.dialog },
      }),
    },
  },
  MuiButtonGroup: { defaultProps: { disableElevation: true } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        padding: theme.spacing(0, 4),
        borderColor: theme.vars.palette.border.strong,
        borderRadius: theme.radius.md,
        color: theme.vars.palette.text.secondary,
        textTransform: 'none',
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.primary.soft,
          color: theme.vars.palette.primary.softText,
        },
      }),
    },
  },
};
