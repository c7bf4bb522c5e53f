import { styled } from '@mui/material/styles';

/** A field with its button: side by side from `sm`, the button level with the control, whatever is below it. */
export const InlineForm = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // The height of a label and its gap.
    '& > button, & > span': { marginTop: theme.spacing(7) },
  },
}));
