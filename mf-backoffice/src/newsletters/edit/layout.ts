import { styled } from '@mui/material/styles';

/** The form or the figures, and the mail beside it; below each other on phones. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'start',
  marginBottom: theme.spacing(10),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
}));

export const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  alignItems: 'flex-start',
}));
