import { styled } from '@mui/material/styles';

export const Working = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  color: theme.vars.palette.text.secondary,
}));
