import { styled } from '@mui/material/styles';

/** Rows of one switch each, with room for a state at their end. */
export const SwitchList = styled('ul')(({ theme }) => ({
  display: 'grid',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
    minHeight: 44,
    padding: theme.spacing(3, 0),
  },
  '& > li:first-of-type': { paddingTop: 0 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.border.subtle}` },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

export const Note = styled('p')(({ theme }) => ({
  maxWidth: '64ch',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));
