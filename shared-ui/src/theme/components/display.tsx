import { Glyph } from '../../icons/Glyph.tsx';
import type { ThemeComponents } from './theme-components.ts';

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    reward: true;
  }
}

const tones = ['info', 'success', 'warning', 'error', 'reward', 'primary'] as const;

/** What shows a thing or a state: chips, avatars, badges, ratings, cards. */
export const displayComponents: ThemeComponents = {
  MuiChip: {
    defaultProps: { deleteIcon: <Glyph name="close" size={16} /> },
    styleOverrides: {
      root: ({ theme }) => ({
        gap: theme.spacing(1.5),
        height: 26,
        borderRadius: 13,
        fontFamily: 'inherit',
        fontSize: '0.8125rem',
        fontWeight: 650,
        lineHeight: 1,
        backgroundColor: theme.vars.palette.background.sunken,
        color: theme.vars.palette.text.secondary,
        variants: tones.map((tone) => ({
          props: { color: tone, variant: 'filled' as const },
          style: {
            backgroundColor: theme.vars.palette[tone].soft,
            color: theme.vars.palette[tone].softText,
          },
        })),
        '&.MuiChip-clickable, &.MuiChip-deletable': {
          height: 36,
          borderRadius: theme.radius.full,
          '&:hover': { backgroundColor: theme.vars.palette.border.subtle },
        },
        '&.MuiChip-outlined': {
          backgroundColor: 'transparent',
          borderColor: theme.vars.palette.border.strong,
        },
      }),
      label: ({ theme }) => ({
        padding: theme.spacing(0, 2.5, 0, 2),
        '.MuiChip-icon + &': { paddingLeft: 0 },
      }),
      icon: ({ theme }) => ({ margin: theme.spacing(0, 0, 0, 2), color: 'inherit' }),
      deleteIcon: ({ theme }) => ({
        margin: theme.spacing(0, 2.5, 0, 0),
        '&, &:hover': { color: 'inherit' },
      }),
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.875rem',
        fontWeight: 700,
        lineHeight: 1,
        backgroundColor: theme.vars.palette.primary.soft,
        color: theme.vars.palette.primary.softText,
      }),
    },
  },
  MuiBadge: {
    defaultProps: { color: 'primary' },
    styleOverrides: { badge: { fontSize: '0.6875rem', fontWeight: 700 } },
  },
  MuiRating: {
    defaultProps: {
      icon: <Glyph name="star" size={28} />,
      emptyIcon: <Glyph name="star" size={28} />,
    },
    styleOverrides: {
      root: ({ theme }) => ({ color: theme.vars.palette.reward.main }),
      iconEmpty: ({ theme }) => ({ color: theme.vars.palette.star.empty }),
      // Five targets of 44.
      label: { padding: 8 },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ borderRadius: theme.radius.lg }) },
  },
  MuiDivider: {
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) },
  },
};
