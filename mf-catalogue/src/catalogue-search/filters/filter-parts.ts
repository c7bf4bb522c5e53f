import { styled } from '@mui/material/styles';

export const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  // Afloat it is a row like the others; else the border above would run through it.
  '& > legend': {
    ...theme.typography.label,
    float: 'left',
    width: '100%',
    padding: 0,
    marginBottom: theme.spacing(2),
  },
  '& + &': {
    paddingTop: theme.spacing(6),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

/** A row whose whole width is the target. */
export const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: theme.spacing(8.5),
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '& > input': {
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: theme.spacing(5.5),
    height: theme.spacing(5.5),
    margin: 0,
    border: `1.5px solid ${theme.vars.palette.border.strong}`,
    borderRadius: theme.radius.sm,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'inherit',
  },
  '& > [type=checkbox]::after': {
    content: '""',
    width: theme.spacing(3),
    height: theme.spacing(3),
    transform: 'scale(0)',
    backgroundColor: theme.vars.palette.primary.contrastText,
    clipPath: 'polygon(14% 44%, 0 58%, 40% 96%, 100% 24%, 86% 10%, 39% 68%)',
  },
  '& > [type=checkbox]:checked': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
    '&::after': { transform: 'none' },
  },
  '& > [type=radio]': { borderRadius: '50%' },
  '& > [type=radio]:checked': {
    borderColor: theme.vars.palette.primary.main,
    borderWidth: theme.spacing(1.75),
  },
  '@media (forced-colors: active)': { '& > input': { appearance: 'auto' } },
}));
