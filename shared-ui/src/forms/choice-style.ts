import { styled } from '@mui/material/styles';

/** The whole row is the target; the box is 22 px. */
export const ChoiceRow = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  alignItems: 'flex-start',
  minHeight: 24,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
  cursor: 'pointer',
  '&:has([role=switch])': { alignItems: 'center' },
  '&[data-disabled]': { cursor: 'not-allowed', color: theme.vars.palette.text.tertiary },
  '& small': {
    display: 'block',
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
  },
}));

/** A checkbox or a radio. */
export const ChoiceBox = styled('input')(({ theme }) => ({
  appearance: 'none',
  flex: 'none',
  width: 22,
  height: 22,
  margin: 0,
  display: 'grid',
  placeItems: 'center',
  border: `1.5px solid ${theme.vars.palette.border.strong}`,
  borderRadius: theme.radius.sm,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'inherit',
  '&::after': {
    content: '""',
    width: 12,
    height: 12,
    transform: 'scale(0)',
    backgroundColor: theme.vars.palette.primary.contrastText,
    clipPath: 'polygon(14% 44%, 0 58%, 40% 96%, 100% 24%, 86% 10%, 39% 68%)',
  },
  '&:checked': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    '&::after': { transform: 'scale(1)' },
  },
  '&[type=radio]': { borderRadius: '50%', '&::after': { display: 'none' } },
  '&[type=radio]:checked': {
    backgroundColor: theme.vars.palette.background.paper,
    borderWidth: 7,
  },
  '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
  '&:disabled, &[aria-disabled=true]': {
    backgroundColor: theme.vars.palette.background.sunken,
    borderColor: theme.vars.palette.border.default,
  },
  '@media (forced-colors: active)': { appearance: 'auto' },
}));

export const SwitchBox = styled('input')(({ theme }) => ({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 46,
  height: 28,
  margin: 0,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.border.strong,
  cursor: 'inherit',
  transition: `background-color ${theme.duration.fast} ${theme.easing.standard}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 3,
    width: 22,
    height: 22,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.common.white,
    transition: `transform ${theme.duration.fast} ${theme.easing.standard}`,
  },
  '&:checked': { backgroundColor: theme.vars.palette.primary.main },
  '&:checked::after': {
    transform: 'translateX(18px)',
    backgroundColor: theme.vars.palette.primary.contrastText,
  },
  '&:focus-visible': { borderRadius: 14 },
  '@media (forced-colors: active)': { appearance: 'auto' },
}));
