import { styled } from '@mui/material/styles';
import { Band } from 'shared-ui';

/** The entry template (mockup 04): picture and where one is, beside it the one thing to do now. */
export const Halves = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
  },
}));

/** On phones only where it is useful: not beside a question. */
export const Side = styled(Band)(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 96px',
  gap: theme.spacing(5),
  padding: theme.spacing(5, 4, 0),
  '&[data-part=question], & [data-wide]': {
    [theme.breakpoints.down('md')]: { display: 'none' },
  },
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    top: 0,
    height: '100vh',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gap: theme.spacing(8),
    padding: theme.spacing(10, 12, 12),
  },
  '& h2': { ...theme.typography.h3, marginBottom: theme.spacing(2) },
  '& p': { color: theme.vars.palette.text.onBandMuted, fontSize: '0.9375rem' },
}));

export const Pictures = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  marginInline: theme.spacing(-4),
  [theme.breakpoints.up('md')]: { marginInline: theme.spacing(-12), gridAutoFlow: 'row' },
  '& > *': { minHeight: 0, overflow: 'hidden' },
}));

/** Where the person is and the way out; stays in sight. */
export const TopBar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.paper,
  '& > :first-of-type': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(3),
    minHeight: theme.spacing(15),
    padding: theme.spacing(0, 2, 0, 4),
    [theme.breakpoints.up('md')]: { padding: theme.spacing(4, 8, 0) },
  },
  '& p': { flex: 1, minWidth: 0, ...theme.typography.label, fontVariantNumeric: 'tabular-nums' },
  '& > [role=progressbar]': {
    marginInline: theme.spacing(4),
    [theme.breakpoints.up('md')]: { marginInline: theme.spacing(8) },
  },
}));

export const Place = styled('main')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '&:focus': { outline: 'none' },
});

/** The reading column of every screen. */
export const Column = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(6),
  width: '100%',
  maxWidth: '46rem',
  marginInline: 'auto',
  padding: theme.spacing(6, 4, 0),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(12, 8, 10) },
  '& h1': {
    ...theme.typography.h1,
    fontSize: 'clamp(1.625rem, 1.4rem + 1.1vw, 2.25rem)',
    scrollMarginTop: theme.spacing(24),
    '&:focus': { outline: 'none' },
  },
}));
