import { styled } from '@mui/material/styles';

/** The price left of the action in the bar of phones. */
export const BarPrice = styled('b')(({ theme }) => ({
  fontFamily: theme.fonts.heading,
  fontSize: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));
