import { styled } from '@mui/material/styles';

/** A list of titles with their amounts. */
export const Articles = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
    padding: theme.spacing(3, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
  '& strong': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
}));
