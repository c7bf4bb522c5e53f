import { styled } from '@mui/material/styles';
import { PaddedCard } from 'shared-ui';

/** Fields side by side where there is room. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '&[data-columns="3"]': {
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
}));

/** A group of fields under a head. */
export const FieldCard = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  '& > h2': { ...theme.typography.h3 },
  '& > p': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    marginTop: theme.spacing(-4),
  },
}));

/** Sections of a tab. */
export const Section = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  paddingTop: theme.spacing(6),
  '& > button': { justifySelf: 'start' },
}));
