import '@mui/x-date-pickers/themeAugmentation';
import type { ThemeComponents } from './theme-components.ts';

/** The calendar of MUI X; its field and its popper are those of the inputs. */
export const datePickerComponents: ThemeComponents = {
  MuiDateCalendar: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 'min(320px, calc(100vw - 32px))',
        height: 'auto',
        maxHeight: 'none',
        paddingBottom: theme.spacing(3),
      }),
    },
  },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: ({ theme }) => ({
        ...theme.typography.caption,
        height: 28,
        fontWeight: 600,
        color: theme.vars.palette.text.tertiary,
      }),
      slideTransition: { minHeight: 232 },
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.radius.sm,
        fontFamily: theme.fonts.body,
        fontSize: '1rem',
        fontVariantNumeric: 'tabular-nums',
        '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
          backgroundColor: theme.vars.palette.primary.main,
          color: theme.vars.palette.primary.contrastText,
        },
        '&.Mui-focusVisible': {
          outline: `3px solid ${theme.vars.palette.focus.ring}`,
          outlineOffset: 1,
        },
        '&.Mui-disabled:not(.Mui-selected)': { color: theme.vars.palette.text.disabled },
      }),
      today: ({ theme }) => ({
        '&:not(.Mui-selected)': { border: `1px solid ${theme.vars.palette.border.strong}` },
      }),
    },
  },
};
