import { styled, type Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type Named = {
  /** An icon without words needs a name. */
  label: string;
  onBand?: boolean;
};

const style = ({ theme }: { theme: Theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  flex: 'none',
  position: 'relative' as const,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.md,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  transition: `background-color ${theme.duration.fast} ${theme.easing.standard}`,
  '&:hover': {
    backgroundColor: theme.vars.palette.background.sunken,
    color: theme.vars.palette.text.primary,
  },
  '&[data-on-band]': {
    color: theme.vars.palette.text.onBandMuted,
    '&:hover': {
      backgroundColor: theme.vars.palette.background.bandRaised,
      color: theme.vars.palette.text.onBand,
    },
  },
  '&:is(:disabled, [aria-disabled=true])': {
    '&, &:hover': {
      color: theme.vars.palette.text.disabled,
      cursor: 'not-allowed',
      background: 'none',
    },
  },
});

const Root = styled('button')(style);
const LinkRoot = styled(Link)(style);
const onBandAttribute = (onBand: boolean) => (onBand ? { 'data-on-band': '' } : {});

/** A 44 px target with an icon alone. */
export function IconButton({
  label,
  onBand = false,
  type = 'button',
  ...rest
}: Named & Omit<ComponentProps<typeof Root>, 'aria-label' | 'title'>) {
  return (
    <Root {...rest} {...onBandAttribute(onBand)} type={type} aria-label={label} title={label} />
  );
}

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(1.25),
  right: theme.spacing(0.75),
  minWidth: theme.spacing(4.5),
  padding: theme.spacing(0, 1.25),
  borderRadius: theme.radius.full,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: theme.spacing(4.5),
  textAlign: 'center',
}));

/** The same, as a link of the router. The label says the count too: its mark is for the eye. */
export function IconLink({
  label,
  onBand = false,
  count = 0,
  children,
  ...rest
}: Named & { count?: number } & Omit<ComponentProps<typeof LinkRoot>, 'aria-label' | 'title'>) {
  return (
    <LinkRoot {...rest} {...onBandAttribute(onBand)} aria-label={label} title={label}>
      {children}
      {count > 0 && <Count aria-hidden="true">{count}</Count>}
    </LinkRoot>
  );
}
