import '@mui/x-charts/themeAugmentation';
import type { Theme } from '@mui/material/styles';
import type { ThemeComponents } from './theme-components.ts';

const axis = ({ theme }: { theme: Theme }) => ({
  '& .MuiChartsAxis-tickLabel, & .MuiChartsAxis-label': {
    fontFamily: theme.fonts.body,
    fontSize: 13,
    fill: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Charts of MUI X: quiet axes, three tones, figures in the body's type. */
export const chartComponents: ThemeComponents = {
  MuiChartsXAxis: { styleOverrides: { root: axis } },
  MuiChartsYAxis: { styleOverrides: { root: axis } },
  MuiChartsGrid: {
    styleOverrides: { line: ({ theme }) => ({ stroke: theme.vars.palette.chart.grid }) },
  },
  MuiBarPlot: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& text': {
          fontFamily: theme.fonts.body,
          fontSize: 13,
          fontWeight: 600,
          fill: theme.vars.palette.text.primary,
        },
      }),
    },
  },
  MuiChartsTooltip: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: theme.radius.md,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.raised,
        color: theme.vars.palette.text.primary,
        boxShadow: theme.vars.palette.elevation.menu,
      }),
    },
  },
};
