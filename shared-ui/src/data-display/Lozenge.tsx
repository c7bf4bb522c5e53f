import { styled } from '@mui/material/styles';

/** The elongated hexagon: the tag "Con certificazione" and nothing else (beside logo and badge plate). */
export const Lozenge = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  height: 26,
  padding: theme.spacing(0, 4),
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  clipPath: 'polygon(9px 0, calc(100% - 9px) 0, 100% 50%, calc(100% - 9px) 100%, 9px 100%, 0 50%)',
  backgroundColor: theme.vars.palette.background.band,
  color: theme.vars.palette.reward.onBand,
}));
