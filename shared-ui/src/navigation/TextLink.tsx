import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

/** A link of the app in running text or alone: teal, underlined on hover, 24 high at least. */
export const TextLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 24,
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '[data-band] &': { color: theme.vars.palette.primary.onBand },
  // Alone among words it must not be told by colour only.
  'p > &': { display: 'inline', textDecoration: 'underline', textUnderlineOffset: 3 },
}));
