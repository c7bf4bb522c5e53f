import { styled } from '@mui/material/styles';

/** Hidden on phones. */
export const ShortName = styled('span')(({ theme }) => ({
  maxWidth: '12rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** 72 high, on phones 60. */
export const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.border.subtle}`,
  '@media print': { display: 'none' },
}));

export const BarContent = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  height: theme.layout.topBar.xs,
  padding: theme.spacing(0, 1, 0, 2),
  marginInline: 'auto',
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(2),
    height: theme.layout.topBar.md,
    paddingInline: theme.spacing(8),
  },
  '&[data-width=public]': {
    [theme.breakpoints.up('md')]: {
      maxWidth: `calc(${theme.layout.contentMax} + ${theme.spacing(12)})`,
      paddingInline: theme.spacing(6),
    },
  },
}));

export const Spacer = styled('span')({ flex: 1 });

/** From `md` up. */
export const Wide = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** Below `md`. */
export const Narrow = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** Below `lg`, where the side menu is in the drawer. */
export const WithoutSideMenu = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

export const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  minWidth: 0,
});

/** At least as high as the window below the bar: a footer is never pushed out of sight by what loads. */
export const Main = styled('main')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: `calc(100vh - ${theme.layout.topBar.xs})`,
  [theme.breakpoints.up('md')]: { minHeight: `calc(100vh - ${theme.layout.topBar.md})` },
}));
