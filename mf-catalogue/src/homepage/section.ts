import { styled } from '@mui/material/styles';

/** Content of a full band: 1200 wide, gutters 16 and 24. */
export const Content = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: `calc(${theme.layout.contentMax} + ${theme.spacing(12)})`,
  marginInline: 'auto',
  paddingInline: theme.spacing(4),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
}));

export const Section = styled(Content.withComponent('section'))(({ theme }) => ({
  paddingTop: theme.spacing(12),
  [theme.breakpoints.up('md')]: { paddingTop: theme.spacing(20) },
}));
