import { styled } from '@mui/material/styles';
import { PaddedCard } from 'shared-ui';

/** The end of a purchase, in the middle of the page. */
export const ResultCard = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(4),
  textAlign: 'center',
  '&&': {
    paddingBlock: theme.spacing(8),
    [theme.breakpoints.up('sm')]: { paddingBlock: theme.spacing(14) },
  },
  '& > svg': { color: theme.vars.palette.success.main },
  '& > h2': theme.typography.h2,
  '& > p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

export const ResultActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(3),
}));
