import { Glyph } from '../../icons/Glyph.tsx';
import type { ThemeComponents } from './theme-components.ts';

/** Where one is and where one can go: links, tabs, steps, breadcrumbs. */
export const navigationComponents: ThemeComponents = {
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: theme.spacing(1.5),
        minHeight: 24,
        fontWeight: 600,
        textUnderlineOffset: 3,
        '[data-band] &': { color: theme.vars.palette.primary.onBand },
        // Within text, colour alone must not mark a link.
        'p > &': { display: 'inline', textDecoration: 'underline' },
      }),
    },
  },
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: false },
    styleOverrides: {
      root: ({ theme }) => ({ borderBottom: `1px solid ${theme.vars.palette.border.default}` }),
      list: ({ theme }) => ({ gap: theme.spacing(1) }),
      indicator: { height: 3, clipPath: 'inset(0 12px round 3px 3px 0 0)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        maxWidth: 'none',
        padding: theme.spacing(0, 4),
        fontSize: '1rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: theme.vars.palette.text.secondary,
        '&:focus-visible': { outlineOffset: '-3px' },
        '&:hover, &.Mui-selected': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiBreadcrumbs: {
    defaultProps: { separator: <Glyph name="right" size={12} />, maxItems: 12 },
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.875rem',
        color: theme.vars.palette.text.secondary,
        '& a': {
          minHeight: 24,
          display: 'inline-flex',
          alignItems: 'center',
          '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
        },
        '& [aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
        '[data-band] &': { color: theme.vars.palette.text.onBandMuted },
        '[data-band] & [aria-current]': { color: theme.vars.palette.text.onBand },
      }),
      ol: ({ theme }) => ({
        rowGap: theme.spacing(1),
        // A phone has room for the way back only; the page's title says where one is.
        [theme.breakpoints.down('sm')]: {
          flexWrap: 'nowrap',
          '&:has(> :nth-of-type(3)) > li': {
            display: 'none',
            '&:nth-last-of-type(2)': {
              display: 'flex',
              order: -1,
              marginInline: theme.spacing(0, 2),
              transform: 'scaleX(-1)',
            },
            '&:nth-last-of-type(3)': { display: 'block', minWidth: 0 },
          },
          '& > li > *': {
            display: 'block',
            overflow: 'hidden',
            lineHeight: '24px',
            whiteSpace: 'nowrap',
            textOverflow: 'ellipsis',
          },
        },
      }),
      separator: ({ theme }) => ({
        marginInline: theme.spacing(2),
        color: theme.vars.palette.text.tertiary,
        '[data-band] &': { color: theme.vars.palette.text.onBandMuted },
      }),
    },
  },
  MuiStep: {
    styleOverrides: { root: { display: 'flex', alignItems: 'center', padding: 0 } },
  },
  MuiStepper: {
    styleOverrides: { root: ({ theme }) => ({ gap: theme.spacing(3) }) },
  },
  MuiStepConnector: {
    styleOverrides: {
      root: { flex: 'none', width: 'clamp(16px, 4vw, 56px)' },
      line: ({ theme }) => ({
        borderTopWidth: 2,
        borderColor: theme.vars.palette.border.default,
        '.Mui-active > &, .Mui-completed > &': { borderColor: theme.vars.palette.primary.main },
      }),
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 28,
        height: 28,
        color: theme.vars.palette.border.subtle,
        '&.Mui-active, &.Mui-completed': { color: theme.vars.palette.primary.main },
      }),
      text: ({ theme }) => ({
        fill: theme.vars.palette.text.secondary,
        fontWeight: 700,
        '.Mui-active > &': { fill: theme.vars.palette.primary.contrastText },
      }),
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      label: ({ theme }) => ({
        fontSize: '0.9375rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: theme.vars.palette.text.tertiary,
        '&.Mui-active': { fontWeight: 600, color: theme.vars.palette.text.primary },
        '&.Mui-completed': { fontWeight: 600, color: theme.vars.palette.primary.main },
        // Phones show the label of the current step only; the others keep it for screen readers.
        [theme.breakpoints.down('sm')]: {
          '&:not(.Mui-active)': {
            position: 'absolute',
            width: 1,
            height: 1,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      }),
      iconContainer: { paddingRight: 0 },
      root: ({ theme }) => ({ gap: theme.spacing(2.5) }),
    },
  },
};
