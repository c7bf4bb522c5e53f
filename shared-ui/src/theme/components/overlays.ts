import type { ThemeComponents } from './theme-components.ts';

/** What comes above the page: dialogs (sheets on phones), drawers, menus, tooltips. */
export const overlayComponents: ThemeComponents = {
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.overlay.scrim }),
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'xs' },
    styleOverrides: {
      container: ({ theme }) => ({
        [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' },
      }),
      paper: ({ theme }) => ({
        width: 'calc(100% - 32px)',
        maxHeight: 'calc(100% - 32px)',
        margin: theme.spacing(4),
        borderRadius: theme.radius.lg,
        backgroundColor: theme.vars.palette.background.raised,
        animation: `wb-dialog-in ${theme.duration.slow} ${theme.easing.standard}`,
        '@keyframes wb-dialog-in': {
          from: { transform: 'translateY(12px)' },
          to: { transform: 'none' },
        },
        // Phones: a sheet from the bottom, in reach of the thumb.
        [theme.breakpoints.down('sm')]: {
          width: '100%',
          maxWidth: '100%',
          margin: 0,
          paddingBottom: 'env(safe-area-inset-bottom)',
          borderRadius: `${theme.radius.lg} ${theme.radius.lg} 0 0`,
        },
      }),
      paperWidthXs: ({ theme }) => ({ [theme.breakpoints.up('sm')]: { maxWidth: 480 } }),
      paperWidthSm: ({ theme }) => ({ [theme.breakpoints.up('sm')]: { maxWidth: 720 } }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h3,
        padding: theme.spacing(6, 6, 4),
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(0, 6, 4) }) },
  },
  MuiDialogContentText: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: theme.spacing(3),
        padding: theme.spacing(3, 6, 6),
        '& > *': { flex: '1 1 10rem' },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.raised }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: theme.radius.lg,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.raised,
        boxShadow: theme.vars.palette.elevation.menu,
      }),
    },
  },
  MuiMenu: {
    styleOverrides: { paper: { minWidth: 200, maxWidth: 320 } },
  },
  MuiList: {
    styleOverrides: { padding: ({ theme }) => ({ padding: theme.spacing(1.5) }) },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: theme.spacing(3),
        minHeight: 44,
        padding: theme.spacing(1.5, 3),
        borderRadius: theme.radius.md,
        fontSize: '0.9375rem',
        fontWeight: 550,
        lineHeight: 1.4,
        whiteSpace: 'normal',
        // The longhands of MUI would win over the shorthand above.
        paddingLeft: theme.spacing(3),
        paddingRight: theme.spacing(3),
        [theme.breakpoints.up('sm')]: { minHeight: 44 },
        '&:hover, &:focus': { backgroundColor: theme.vars.palette.background.sunken },
        '&:focus-visible': { outlineOffset: '-2px' },
        '&.Mui-selected': {
          color: theme.vars.palette.primary.main,
          '&, &:hover, &.Mui-focusVisible': {
            backgroundColor: theme.vars.palette.background.sunken,
          },
        },
        '&[data-destructive]': { color: theme.vars.palette.error.main },
        '&.Mui-disabled': { opacity: 1 },
        '&.Mui-disabled, &[aria-disabled=true]': {
          cursor: 'not-allowed',
          color: theme.vars.palette.text.tertiary,
        },
        '& small': {
          ...theme.typography.caption,
          display: 'block',
          fontWeight: 400,
          color: theme.vars.palette.text.secondary,
        },
      }),
    },
  },
  MuiListItemIcon: {
    styleOverrides: { root: { color: 'inherit', minWidth: 0 } },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 500 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        padding: theme.spacing(1.5, 2.5),
        borderRadius: theme.radius.sm,
        backgroundColor: theme.vars.palette.background.band,
        color: theme.vars.palette.text.onBand,
        border: `1px solid ${theme.vars.palette.border.onBand}`,
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.background.band }),
    },
  },
};
