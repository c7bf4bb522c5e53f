import { keyframes } from '@emotion/react';
import { Glyph } from '../../icons/Glyph.tsx';
import type { ThemeComponents } from './theme-components.ts';

const tones = ['info', 'success', 'warning', 'error', 'reward'] as const;

declare module '@mui/material/Alert' {
  interface AlertPropsColorOverrides {
    reward: true;
  }
}
declare module '@mui/material/LinearProgress' {
  interface LinearProgressPropsColorOverrides {
    reward: true;
  }
}
declare module '@mui/material/CircularProgress' {
  interface CircularProgressPropsColorOverrides {
    reward: true;
  }
}

// React listens for the end of each round of an animation, and for that the browser wakes the page's own thread, for
// five frames: a round is many turns.
const turns = keyframes({
  from: { transform: 'rotate(0deg)' },
  to: { transform: 'rotate(360000deg)' },
});

/** Components that show a result or a wait: alerts, snackbars, progress, skeletons. */
export const feedbackComponents: ThemeComponents = {
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        info: <Glyph name="infoFill" size={22} />,
        success: <Glyph name="successFill" size={22} />,
        warning: <Glyph name="warningFill" size={22} />,
        error: <Glyph name="errorFill" size={22} />,
        reward: <Glyph name="rewardFill" size={22} />,
      },
    },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: theme.spacing(3),
        alignItems: 'flex-start',
        padding: theme.spacing(3.5, 4),
        borderRadius: theme.radius.md,
        fontSize: '0.9375rem',
        lineHeight: 1.45,
        overflowWrap: 'anywhere',
        '& b': { fontWeight: 650 },
        variants: tones.map((tone) => ({
          props: { variant: 'standard' as const, severity: tone },
          style: {
            backgroundColor: theme.vars.palette[tone].soft,
            color: theme.vars.palette[tone].softText,
          },
        })),
        // Beside the text there is no room for words on phones.
        [theme.breakpoints.down('sm')]: {
          flexWrap: 'wrap',
          '& .MuiAlert-message': { flex: '1 1 0' },
          '&:has(.MuiAlert-action :is(a, button:not(.MuiIconButton-root))) .MuiAlert-action': {
            flexBasis: '100%',
            justifyContent: 'space-between',
            paddingLeft: 34,
          },
        },
      }),
      // More specific than MUI's own rule for the icon of a tone.
      icon: {
        '.MuiAlert-root &&': { color: 'inherit' },
        margin: 0,
        padding: 0,
        opacity: 1,
      },
      message: { flex: 1, padding: 0, overflow: 'visible' },
      action: ({ theme }) => ({
        gap: theme.spacing(3),
        alignItems: 'center',
        margin: 0,
        padding: 0,
        '& a, & button:not(.MuiIconButton-root)': {
          minHeight: 24,
          padding: 0,
          border: 0,
          background: 'none',
          color: 'inherit',
          font: 'inherit',
          fontWeight: 650,
          textDecoration: 'underline',
          textUnderlineOffset: 3,
          cursor: 'pointer',
        },
        '& .MuiIconButton-root': {
          width: 24,
          height: 24,
          color: 'inherit',
          borderRadius: theme.radius.sm,
        },
      }),
    },
  },
  MuiAlertTitle: {
    styleOverrides: { root: { margin: 0, fontWeight: 650, fontSize: 'inherit' } },
  },
  MuiSnackbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        [theme.breakpoints.up('sm')]: {
          inset: `calc(${theme.layout.topBar.md} + ${theme.spacing(4)}) ${theme.spacing(6)} auto auto`,
          transform: 'none',
          width: 400,
        },
      }),
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexGrow: 1,
        padding: theme.spacing(2.5, 4),
        borderRadius: theme.radius.md,
        backgroundColor: theme.vars.palette.background.band,
        color: theme.vars.palette.text.onBand,
        boxShadow: theme.vars.palette.elevation.dialog,
        fontSize: '0.9375rem',
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 8,
        borderRadius: 4,
        backgroundColor: theme.vars.palette.border.subtle,
        '[data-band] &': { backgroundColor: theme.vars.palette.border.onBand },
      }),
      bar: ({ theme }) => ({
        borderRadius: 4,
        transition: `transform ${theme.duration.base} ${theme.easing.standard}`,
        '[data-band] .MuiLinearProgress-colorPrimary > &': {
          backgroundColor: theme.vars.palette.primary.onBand,
        },
        '.MuiLinearProgress-colorReward > &': { backgroundColor: theme.vars.palette.reward.main },
      }),
    },
  },
  MuiCircularProgress: {
    // The shrinking of its arc is drawn by the page's own thread, the turning is not.
    defaultProps: { disableShrink: true },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        ...(ownerState.color === 'reward' && { color: theme.vars.palette.reward.main }),
        ...(ownerState.variant !== 'determinate' && {
          animation: `${turns} 1400s linear infinite`,
        }),
      }),
      track: ({ theme }) => ({
        opacity: 1,
        stroke: theme.vars.palette.border.subtle,
        '[data-band] &': { stroke: theme.vars.palette.border.onBand },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded', animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.sunken,
        '&.MuiSkeleton-rounded': { borderRadius: theme.radius.sm },
        '[data-band] &': { backgroundColor: theme.vars.palette.border.onBand },
        '[data-band] &::after': { opacity: 0.2 },
        '&::after': {
          animationDuration: '1.4s',
          animationDelay: '0s',
          background: `linear-gradient(100deg, transparent 30%, ${theme.vars.palette.border.subtle} 50%, transparent 70%)`,
        },
        '@media (prefers-reduced-motion: reduce)': { '&::after': { display: 'none' } },
      }),
    },
  },
};
