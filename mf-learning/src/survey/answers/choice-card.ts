import { styled } from '@mui/material/styles';

/** An option as a card: the whole of it is the target, its input comes first in it. */
export const ChoiceCard = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
  minHeight: 52,
  padding: theme.spacing(3.5, 4),
  border: `1.5px solid ${theme.vars.palette.border.default}`,
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.paper,
  lineHeight: 1.45,
  cursor: 'pointer',
  transition: `border-color ${theme.duration.fast} ${theme.easing.standard}, background-color ${theme.duration.fast} ${theme.easing.standard}`,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.softText,
  },
  '&:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: 2,
    '& input': { outline: 'none' },
  },
  '& input': {
    appearance: 'none',
    flex: 'none',
    width: 22,
    height: 22,
    margin: 0,
    border: `1.5px solid ${theme.vars.palette.border.strong}`,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'inherit',
    '&:checked': { borderWidth: 7, borderColor: theme.vars.palette.primary.main },
    '&[type=checkbox]': {
      display: 'grid',
      placeItems: 'center',
      borderRadius: theme.radius.sm,
      '&::after': {
        content: '""',
        width: 12,
        height: 12,
        transform: 'scale(0)',
        backgroundColor: theme.vars.palette.primary.contrastText,
        clipPath: 'polygon(14% 44%, 0 58%, 40% 96%, 100% 24%, 86% 10%, 39% 68%)',
      },
      '&:checked': {
        borderWidth: 1.5,
        backgroundColor: theme.vars.palette.primary.main,
        '&::after': { transform: 'scale(1)' },
      },
    },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
}));
