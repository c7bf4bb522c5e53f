import { styled } from '@mui/material/styles';

/** The rows of a preview: who, what, a state and an amount; a row leads where its link does. */
export const PreviewList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

export const PreviewRow = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(1, 4),
  alignItems: 'center',
  padding: theme.spacing(3, 0),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto 7.5rem',
  },
  '& > span > a': { fontWeight: 600, color: 'inherit' },
  '& > span > a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover > span > a': { textDecoration: 'underline', textUnderlineOffset: 3 },
  // A button of the row lies over its link.
  '& > a': { position: 'relative' },
  '& small': {
    ...theme.typography.caption,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
}));

export const PreviewAmount = styled('span')(({ theme }) => ({
  fontWeight: 600,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  // Below the state, at the same edge.
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}));
