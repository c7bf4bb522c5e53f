import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

/** A surface with a border and no shadow. Never one inside another. */
export const Card = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.lg,
}));

/** The card with its usual padding. */
export const PaddedCard = styled(Card)(({ theme }) => ({
  padding: theme.spacing(5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(6) },
}));

const BandRoot = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.band,
  color: theme.vars.palette.text.onBand,
}));

/** Ink ground: hero, course head, resume, wallet, footer. Texts and focus inside follow by `data-band`. */
export function Band(props: ComponentProps<typeof BandRoot>) {
  return <BandRoot data-band="" {...props} />;
}
