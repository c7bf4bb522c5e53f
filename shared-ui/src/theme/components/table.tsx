import type { Theme } from '@mui/material/styles';
import { Glyph } from '../../icons/Glyph.tsx';
import type { ThemeComponents } from './theme-components.ts';

// MUI turns it upside down for ascending.
function SortGlyph({ className }: { className?: string }) {
  return <Glyph name="down" size={14} {...(className === undefined ? {} : { className })} />;
}

const arrows = {
  previous: () => <Glyph name="left" size={18} />,
  next: () => <Glyph name="right" size={18} />,
};

const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

const selectedPage = (theme: Theme) => ({
  '&, &:hover, &.Mui-focusVisible': {
    backgroundColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.paper,
  },
});

/** Tables, the numbers of their pages, and parts that open. */
export const tableComponents: ThemeComponents = {
  MuiTable: { styleOverrides: { root: { borderCollapse: 'separate', ...tabular } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 60,
        padding: theme.spacing(2, 4),
        borderBottom: 0,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        fontFamily: theme.fonts.body,
        fontSize: '0.9375rem',
        lineHeight: 1.55,
        color: 'inherit',
      }),
      head: ({ theme }) => ({
        height: 48,
        borderTop: 0,
        backgroundColor: theme.vars.palette.background.sunken,
        color: theme.vars.palette.text.secondary,
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        'tbody > &:hover > td': { backgroundColor: theme.vars.palette.background.default },
      }),
    },
  },
  MuiTableSortLabel: {
    defaultProps: { IconComponent: SortGlyph },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 32,
        font: 'inherit',
        '&:hover, &:focus, &.Mui-active': { color: theme.vars.palette.text.primary },
      }),
      // Visible without a pointer: the head can be pressed.
      icon: { opacity: 0.8 },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
      toolbar: { flexWrap: 'wrap' },
      selectLabel: ({ theme }) => theme.typography.body2,
      displayedRows: ({ theme }) => ({ ...theme.typography.body2, ...tabular }),
      input: { width: 'auto', minHeight: 0 },
    },
  },
  MuiPaginationItem: {
    defaultProps: { slots: arrows },
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 44,
        height: 44,
        margin: 0,
        padding: theme.spacing(0, 1.5),
        borderRadius: theme.radius.md,
        fontFamily: theme.fonts.body,
        fontSize: '1rem',
        fontWeight: 600,
        ...tabular,
        color: theme.vars.palette.text.secondary,
        '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
        '&.Mui-selected': selectedPage(theme),
        '&.Mui-disabled': { opacity: 1, color: theme.vars.palette.text.disabled },
        // Seven items fit on the narrowest screens.
        '@media (max-width: 379px)': { minWidth: 36 },
      }),
      ellipsis: ({ theme }) => ({
        minWidth: 20,
        padding: 0,
        display: 'grid',
        placeItems: 'center',
        color: theme.vars.palette.text.tertiary,
      }),
    },
  },
  MuiPagination: {
    styleOverrides: { ul: ({ theme }) => ({ gap: theme.spacing(1) }) },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.border.default}`,
        backgroundColor: theme.vars.palette.background.paper,
        '&::before': { display: 'none' },
        '& + &': { borderTop: 0 },
        '&:first-of-type': {
          borderTopLeftRadius: theme.radius.lg,
          borderTopRightRadius: theme.radius.lg,
        },
        '&:last-of-type': {
          borderBottomLeftRadius: theme.radius.lg,
          borderBottomRightRadius: theme.radius.lg,
        },
      }),
    },
  },
  MuiAccordionSummary: {
    defaultProps: { expandIcon: <Glyph name="down" size={18} /> },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: theme.spacing(15),
        padding: theme.spacing(0, 5),
        borderRadius: 'inherit',
        fontWeight: 650,
        '&:hover': { backgroundColor: theme.vars.palette.background.default },
        '&.Mui-focusVisible': {
          outline: `3px solid ${theme.vars.palette.focus.ring}`,
          outlineOffset: -3,
          backgroundColor: 'transparent',
        },
      }),
      expandIconWrapper: { color: 'inherit' },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: theme.layout.readingMax,
        padding: theme.spacing(0, 5, 5),
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
};
