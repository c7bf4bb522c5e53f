import { styled } from '@mui/material/styles';

/** Text left, purchase right: the card hangs over the band above (mockup 03). */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: `calc(${theme.layout.contentMax} + ${theme.spacing(12)})`,
  marginInline: 'auto',
  padding: theme.spacing(4, 4, 12),
  '&[data-surface=private]': {
    maxWidth: `calc(${theme.layout.appContentMax} + ${theme.spacing(12)})`,
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gap: theme.spacing(8),
    justifyContent: 'space-between',
    padding: theme.spacing(0, 6, 24),
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 720px) 376px',
    gap: theme.spacing(8),
  },
}));

export const Main = styled('div')(({ theme }) => ({
  minWidth: 0,
  gridRow: 1,
  marginTop: theme.spacing(6),
  [theme.breakpoints.down('md')]: { gridRow: 2 },
}));

export const Side = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    gridColumn: 2,
    gridRow: 1,
    marginTop: theme.spacing(-52),
    alignSelf: 'start',
  },
}));

/** A part of the description under its own heading. */
export const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  paddingTop: theme.spacing(12),
  '& h2': theme.typography.h2,
}));

/** What another team puts below a tab, which knows nothing of the tabs above it. */
export const Filled = styled('div')(({ theme }) => ({ paddingTop: theme.spacing(8) }));

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 4),
  '& > span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
