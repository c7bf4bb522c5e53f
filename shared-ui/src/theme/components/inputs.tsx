import { Glyph } from '../../icons/Glyph.tsx';
import { focusRing } from './focus-ring.ts';
import type { ThemeComponents } from './theme-components.ts';

function Caret({ className }: { className?: string }) {
  return <Glyph name="down" size={18} {...(className === undefined ? {} : { className })} />;
}

/** Text fields, selects, sliders: the label above its control, help or error below. */
export const inputComponents: ThemeComponents = {
  MuiFormControl: {
    styleOverrides: {
      root: ({ theme }) => ({ gap: theme.spacing(1.5), minWidth: 0, verticalAlign: 'top' }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.label,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
        '& small': {
          fontWeight: 400,
          fontSize: 'inherit',
          color: theme.vars.palette.text.tertiary,
        },
      }),
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        margin: 0,
        color: theme.vars.palette.text.secondary,
        '&[data-tone=hint]': { color: theme.vars.palette.warning.main, fontWeight: 600 },
        '&.Mui-error': {
          display: 'flex',
          gap: theme.spacing(1.5),
          alignItems: 'flex-start',
          fontWeight: 600,
          color: theme.vars.palette.error.main,
          '& > svg': { marginTop: 1 },
        },
      }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: { fontSize: '1rem', lineHeight: 1.5 },
      input: ({ theme }) => ({
        height: 'auto',
        '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
        // The frame of the control shows the focus.
        '&:focus-visible': { outline: 'none' },
        '&:read-only': { textOverflow: 'ellipsis' },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false, fullWidth: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 46,
        borderRadius: theme.radius.md,
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        '& .MuiOutlinedInput-notchedOutline': {
          top: 0,
          borderWidth: 1.5,
          borderColor: theme.vars.palette.border.strong,
          '& > legend': { display: 'none' },
        },
        '&:hover .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.primary,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1.5,
          borderColor: theme.vars.palette.border.strong,
        },
        '&.Mui-focused': focusRing(theme),
        '&.Mui-error .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: theme.vars.palette.error.main,
        },
        // Locked fields keep the focus: they must be readable by keyboard too.
        '&.Mui-disabled, &.Mui-readOnly': {
          backgroundColor: theme.vars.palette.background.sunken,
          color: theme.vars.palette.text.secondary,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.border.default },
        },
        '&.MuiInputBase-multiline': { padding: 0 },
        '&.MuiInputBase-adornedEnd': { paddingRight: theme.spacing(3.5) },
        '& > svg': { color: theme.vars.palette.text.secondary },
      }),
      input: ({ theme }) => ({
        padding: theme.spacing(2.5, 3.5),
        '&.Mui-disabled': { WebkitTextFillColor: 'currentColor' },
        'textarea&': {
          minHeight: 120,
          padding: theme.spacing(3, 3.5),
          resize: 'vertical',
          borderRadius: 'inherit',
        },
      }),
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'auto',
        maxHeight: 'none',
        color: theme.vars.palette.text.secondary,
        // A button of 44 px ends at the frame.
        '& > button:last-of-type': { marginRight: theme.spacing(-3) },
      }),
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: Caret },
    styleOverrides: {
      select: ({ theme }) => ({
        '&&': { paddingRight: theme.spacing(10) },
        '&:focus': { borderRadius: 'inherit' },
        '& > option': { backgroundColor: theme.vars.palette.background.raised },
      }),
      icon: ({ theme }) => ({
        top: 'calc(50% - 9px)',
        right: theme.spacing(3.5),
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: Caret },
    styleOverrides: {
      select: ({ theme }) => ({ '&&': { paddingRight: theme.spacing(10), minHeight: 'auto' } }),
      icon: ({ theme }) => ({
        top: 'calc(50% - 9px)',
        right: theme.spacing(3.5),
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 8, color: theme.vars.palette.primary.main }),
      rail: ({ theme }) => ({ opacity: 1, backgroundColor: theme.vars.palette.border.default }),
      track: { border: 0 },
      mark: ({ theme }) => ({ backgroundColor: theme.vars.palette.border.strong }),
      thumb: ({ theme }) => ({
        width: 28,
        height: 28,
        border: '1px solid transparent',
        '&::before, &:hover': { boxShadow: 'none' },
        '&.Mui-focusVisible': { boxShadow: 'none', ...focusRing(theme) },
        '&.Mui-active': { boxShadow: 'none' },
      }),
      valueLabel: ({ theme }) => ({
        ...theme.typography.caption,
        borderRadius: theme.radius.sm,
        backgroundColor: theme.vars.palette.text.primary,
        color: theme.vars.palette.background.paper,
      }),
    },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: <Glyph name="down" size={18} /> },
    styleOverrides: {
      paper: ({ theme }) => ({
        marginBlock: theme.spacing(1),
        borderRadius: theme.radius.lg,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.raised,
        boxShadow: theme.vars.palette.elevation.menu,
      }),
      listbox: ({ theme }) => ({
        maxHeight: 280,
        padding: theme.spacing(1.5),
        '& .MuiAutocomplete-option': {
          minHeight: 44,
          padding: theme.spacing(1.5, 3),
          borderRadius: theme.radius.md,
          '&.Mui-focused, &:hover, &[aria-selected=true], &[aria-selected=true].Mui-focused': {
            backgroundColor: theme.vars.palette.background.sunken,
          },
        },
      }),
      inputRoot: ({ theme }) => ({
        '&&': { padding: 0 },
        '&& .MuiAutocomplete-input': { padding: theme.spacing(2.5, 10, 2.5, 3.5) },
      }),
      noOptions: ({ theme }) => ({
        padding: theme.spacing(4),
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
};
