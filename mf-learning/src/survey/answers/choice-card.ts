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
    // The card shows the focus, not its box too.
    '&& .Mui-focusVisible [data-mark]': { outline: 'none' },
  },
}));
