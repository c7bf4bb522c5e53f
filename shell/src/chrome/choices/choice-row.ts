import { styled } from '@mui/material/styles';

/** Choices side by side, for the drawer: each a button with `aria-pressed`. */
export const ChoiceRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: 44,
    padding: theme.spacing(0, 3),
    border: 0,
    borderRadius: theme.radius.md,
    background: 'none',
    color: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& [aria-pressed=true]': {
    backgroundColor: theme.vars.palette.background.bandRaised,
    color: theme.vars.palette.text.onBand,
  },
}));
