import { styled } from '@mui/material/styles';

/** Buttons beside each other; on phones each has the whole width. */
export const ActionRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: theme.spacing(3),
  [theme.breakpoints.down('sm')]: { width: '100%', '& > *': { flex: '1 1 100%' } },
}));
