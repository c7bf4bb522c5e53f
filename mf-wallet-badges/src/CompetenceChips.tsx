import { styled } from '@mui/material/styles';

/** Competences as a row of words, each in one element of its item; those that lead somewhere are links. */
export const CompetenceChips = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0, 0, 10),
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '& > li > *': {
    display: 'inline-flex',
    color: 'inherit',
    gap: theme.spacing(2),
    padding: theme.spacing(1.5, 3),
    borderRadius: theme.radius.full,
    backgroundColor: theme.vars.palette.background.sunken,
    fontWeight: 600,
    fontSize: '0.875rem',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& small': { fontSize: 'inherit', fontWeight: 400, color: theme.vars.palette.text.secondary },
}));
