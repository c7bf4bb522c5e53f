import { styled } from '@mui/material/styles';

/** Lines of a card: what on the left, when or a button on the right. */
export const LineList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(1, 4),
    padding: theme.spacing(3, 0),
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li > span': { overflowWrap: 'anywhere' },
  // A button that names what it downloads breaks its words before the card does.
  '& > li > button': { maxWidth: '100%', whiteSpace: 'normal', textAlign: 'start' },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
  '& time': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
}));
